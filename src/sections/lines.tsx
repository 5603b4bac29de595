/** The signature motif: a hull's body plan, the nested sections a shipwright draws from the keel up. */

const stations = [40, 84, 128, 170, 210, 246, 278, 304, 324];

/** Half a station: from the deck's edge round the bilge to the keel. */
function station(half: number, index: number): string {
  const depth = 300 - index * 4;
  const bilge = Math.round(half * (0.3 + index * 0.055));
  return `M${340 - half} 20C${340 - half} ${Math.round(depth * 0.62)} ${340 - bilge} ${depth} 340 ${depth + 20}S${340 + half} ${Math.round(depth * 0.62)} ${340 + half} 20`;
}

/** Draws the motif, as large as its box. */
export function Lines() {
  return (
    <svg className="lines" viewBox="0 0 680 340" fill="none" stroke="currentColor" aria-hidden="true">
      {stations.map((half, index) => (
        <path key={half} d={station(half, index)} />
      ))}
      <path className="lines-water" d="M0 96h680M0 150h680M0 204h680M0 258h680" />
      <path className="lines-keel" d="M340 0v340" />
    </svg>
  );
}
