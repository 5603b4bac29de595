/** A page whose address would be written in another way wherever it is asked for. */
export default { title: "Prices" };
