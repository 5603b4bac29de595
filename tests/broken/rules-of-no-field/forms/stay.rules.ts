export const long$ = ({ arrival }) => ({ departur: !arrival && "Say when you arrive" });
