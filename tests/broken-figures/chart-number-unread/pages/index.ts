export default { meta: {}, sections: [{ kind: "figure", figure: "c" }] };
