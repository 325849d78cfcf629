/** msw asks for it at its start, whether one speaks GraphQL or not: we do not, and it takes long to load. */
exports.parse = () => {
  throw new Error('Nothing here speaks GraphQL');
};
