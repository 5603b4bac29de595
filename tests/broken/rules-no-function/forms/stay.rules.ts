export const longest = 28;

export class Stay {}
