/**
 * Stands in for a package that a Docusaurus configuration imports and that is not installed, such as a theme. Every property, call and
 * constructor returns the same object, so that the rest of the configuration can be read.
 */
const missing = new Proxy(function missingModule() {}, {
  get: (target, name) =>
    name === Symbol.toPrimitive
      ? () => ''
      : name === 'then'
        ? undefined
        : name in target && name === 'prototype'
          ? target.prototype
          : missing,
  apply: () => missing,
  construct: () => missing,
  // Compiled imports copy the module to an object with its prototype.
  getPrototypeOf: () => missing,
})

module.exports = missing
