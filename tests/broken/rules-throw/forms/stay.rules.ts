export const long = ({ departure }) => ({ departure: departure.startsWith("2028") && "Too long" });
