/** The signature motif: a hull's body plan as a shipwright draws it, the stern's sections to the left, the bow's to the right. */

const middle = 340;
const keel = 322;

/** Half-breadths at the deck, from the ship's middle to her ends. */
const stern = [316, 311, 302, 288, 268, 240, 204];
const bow = [316, 312, 300, 276, 236, 178, 104];

/** The height of the deck's edge at a section: it rises toward the ends. */
const sheer = (index: number) => 44 - 2 * index - Math.round(index * index * 0.55);

/** One section from the deck's edge to the keel: round amidships, narrow at the bow, cut up under the stern. */
function section(half: number, index: number, side: -1 | 1): string {
  const t = index / 6;
  const top = sheer(index);
  const foot = side < 0 ? keel - Math.round(100 * t ** 2.4) : keel;
  const bilge = top + (foot - top) * (side < 0 ? 0.88 - 0.2 * t : 0.88 - 0.45 * t);
  const flank = side < 0 ? half * (1 - 0.04 * t) : half * (1 - 0.42 * t);
  const floor = side < 0 ? half * (0.8 - 0.2 * t) : half * (0.8 - 0.74 * t);
  const rise = side < 0 ? 2 + 10 * t : 2 + 70 * t;
  const at = (x: number, y: number) => `${middle + side * Math.round(x)} ${Math.round(y)}`;
  return `M${at(half, top)}C${at(flank, bilge)} ${at(floor, foot - rise)} ${at(0, foot)}`;
}

/** The deck's edge, through the heads of all sections. */
const deck = (halves: number[], side: -1 | 1) =>
  `M${halves.map((half, index) => `${middle + side * half} ${sheer(index)}`).join("L")}`;

/** The hull as one SVG path, 680 by 340; share cards draw it too. */
export const hull = [
  ...stern.map((half, index) => section(half, index, -1)),
  ...bow.map((half, index) => section(half, index, 1)),
  deck(stern, -1),
  deck(bow, 1),
].join("");

/** Renders the motif, as large as its box. */
export function Lines() {
  return (
    <svg className="lines" viewBox="0 0 680 340" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={hull} />
      <path className="lines-water" d="M0 96h680M0 150h680M0 204h680M0 258h680M340 96l250 200M340 96L90 296" />
      <path className="lines-keel" d="M340 0v340" />
    </svg>
  );
}
