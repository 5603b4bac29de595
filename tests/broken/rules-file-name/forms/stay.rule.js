export const long = () => undefined;
