/**
 * Bodies that are gathered as they arrive. Each piece of a body costs some hundred bytes of memory besides its own, however small
 * it is, and may keep all that arrived with it: those of a few hundred connections that send single bytes would fill a small
 * machine.
 */
import { IncomingMessage } from "node:http";

/** How many bytes are passed on together. */
const block = 16 * 1024;

/** The least bytes that the pieces of a body have on average, where they are more than a few. */
export const leastPiece = 64;

/** How many pieces may be smaller: to read a million chunks of a byte takes seconds, in which nobody else is heard. */
const manyPieces = 10_000;

/**
 * A request of which all but the first piece, which most bodies consist of, is passed on in blocks; broken off where they are
 * crumbs.
 */
export class Gathered extends IncomingMessage {
  private pieces = 0;
  private size = 0;
  private held: Buffer | undefined;
  private length = 0;

  /**
   * Whether Node is to read no further, as it would where another protocol begins: on a connection that is cut off, the thousands
   * of requests that have arrived together would all be made, by each of hundreds of connections before the first is freed.
   */
  get upgrade(): boolean {
    return this.socket.destroyed || this.method === "CONNECT";
  }

  /** Another protocol that is asked for is ignored, as Node does without a listener. */
  set upgrade(_isAsked: boolean) {}

  /** Takes a piece as it arrives, or null at the end; false when no more is wanted for now. */
  override push(piece: Buffer | null): boolean {
    // Whatever has arrived with the last of them, perhaps the end.
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
