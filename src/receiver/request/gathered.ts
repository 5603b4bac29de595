/**
 * Bodies that are gathered as they arrive. Each piece of a body costs some hundred bytes of memory besides its own, however small it
 * is, and may keep all that arrived with it: those of a few hundred connections that send single bytes would fill a small machine.
 */
import { IncomingMessage } from "node:http";

/** How many bytes are passed on together. */
const block = 16 * 1024;

/** A request of which all but the first piece, which most bodies consist of, is passed on in blocks. */
export class Gathered extends IncomingMessage {
  private hasBegun = false;
  private held: Buffer | undefined;
  private length = 0;

  /** Takes a piece as it arrives, or null at the end; false when no more is wanted for now. */
  override push(piece: Buffer | null): boolean {
    if (piece === null) {
      this.pass();
      return super.push(null);
    }
    if (!this.hasBegun) {
      this.hasBegun = true;
      return super.push(piece);
    }
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
