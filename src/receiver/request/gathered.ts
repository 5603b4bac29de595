/**
 * Merges the chunks of a body as they arrive. Each chunk costs some hundred bytes of memory besides its own, however small it is,
 * and may retain everything that arrived with it: a few hundred connections that send single bytes would fill a small machine.
 */
import { IncomingMessage } from "node:http";

/** The number of bytes that are passed on together. */
const block = 16 * 1024;

/** The minimum average size of a body's chunks, in bytes, once there are many. */
export const leastPiece = 64;

/** The number of chunks that may be smaller: reading a million chunks of one byte blocks the process for seconds. */
const manyPieces = 10_000;

/**
 * A request whose chunks are passed on in blocks, except for the first one, which is the whole of most bodies; broken off if they
 * are too many and too small.
 */
export class Gathered extends IncomingMessage {
  private pieces = 0;
  private size = 0;
  private held: Buffer | undefined;
  private length = 0;

  /**
   * Makes Node stop parsing, as for a protocol upgrade, once the connection is broken off: otherwise thousands of pipelined
   * requests would still be created, by each of hundreds of connections, before the first one is freed.
   */
  get upgrade(): boolean {
    return this.socket.destroyed || this.method === "CONNECT";
  }

  /** Requests for a protocol upgrade are ignored, as by Node without a listener. */
  set upgrade(_isAsked: boolean) {}

  /** Takes a chunk as it arrives, or null at the end; false when no more is wanted for now. */
  override push(piece: Buffer | null): boolean {
    // Ignores what arrives after that, including the end.
    if (this.destroyed) return false;
    if (piece === null) {
      this.pass();
      return super.push(null);
    }
    this.pieces += 1;
    this.size += piece.length;
    if (this.pieces > manyPieces && this.size < this.pieces * leastPiece) {
      this.destroy();
      return false;
    }
    if (this.pieces === 1) return super.push(piece);
    let isWanted = true;
    for (let at = 0; at < piece.length; ) {
      this.held ??= Buffer.allocUnsafeSlow(block);
      const copied = piece.copy(this.held, this.length, at);
      at += copied;
      this.length += copied;
      if (this.length === block) isWanted = this.pass();
    }
    return isWanted;
  }

  private pass(): boolean {
    const { held, length } = this;
    [this.held, this.length] = [undefined, 0];
    return held ? super.push(held.subarray(0, length)) : true;
  }
}
