/** A page that is only here to take its route. */
export default { title: "Prices" };
