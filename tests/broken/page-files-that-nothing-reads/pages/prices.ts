/** A page whose text is called otherwise. */
export default { title: "Prices" };
