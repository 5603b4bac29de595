/**
 * Stands in for react-is, with which react-jsonschema-form tests the type of a widget's component: ours are functions.
 */
export default { isForwardRef: () => false, isMemo: () => false };
