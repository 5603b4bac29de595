export const patient = () => {
  for (;;);
};
