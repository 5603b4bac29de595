/** A page with the route of another. */
export default { title: "Prices" };
