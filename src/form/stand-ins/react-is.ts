/** Stands in for react-is, of which react-jsonschema-form asks what sort of component a widget is: ours are functions. */
export default { isForwardRef: () => false, isMemo: () => false };
