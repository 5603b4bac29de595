/** Caches what a server derives from a form, however many leads the form has. */

/** Derives something from a form the first time it is needed, and caches it. */
export function oncePerForm<Form extends object, Found>(read: (form: Form) => Found): (form: Form) => Found {
  const known = new WeakMap<Form, Found>();
  return (form) => {
    const found = known.get(form) ?? read(form);
    known.set(form, found);
    return found;
  };
}
