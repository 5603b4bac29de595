/** What a server reads of a form once, however many leads there are of it. */

/** Reads something of a form the first time that it is asked for. */
export function oncePerForm<Form extends object, Found>(read: (form: Form) => Found): (form: Form) => Found {
  const known = new WeakMap<Form, Found>();
  return (form) => {
    const found = known.get(form) ?? read(form);
    known.set(form, found);
    return found;
  };
}
