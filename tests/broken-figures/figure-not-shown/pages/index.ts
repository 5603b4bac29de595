export default { meta: {}, sections: [] };
