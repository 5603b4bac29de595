/** A page that nothing finds. */
export default { title: "More" };
