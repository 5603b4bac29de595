/** A page whose route differs from that of another in a capital only. */
export default { title: "Prices" };
