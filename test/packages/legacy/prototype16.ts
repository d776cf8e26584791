/**
 * What Prototype 1.6 does to the language beyond 1.7, whose code for it is in the package: written anew, because no
 * package has it.
 */
export const prototype16 = `
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.toJSON = function () { return '[' + this.map(function (one) { return Object.toJSON(one); }).join(', ') + ']'; };
  String.prototype.toJSON = function () { return this.inspect(true); };
  Number.prototype.toJSON = function () { return isFinite(this) ? this.toString() : 'null'; };
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
  Array.prototype.find = Array.prototype.detect;
  Array.prototype.entries = Array.prototype.toArray;
  Array.prototype.indexOf = function (item, i) { i = i || 0; for (var n = this.length; i < n; i++) if (this[i] === item) return i; return -1; };
  String.prototype.startsWith = function (start) { return this.indexOf(start) === 0; };
  String.prototype.endsWith = function (end) { var at = this.length - end.length; return at >= 0 && this.lastIndexOf(end) === at; };
  document.getElementsByClassName = function (name) { return Array.from(document.querySelectorAll('.' + name)); };
  Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  Element.prototype.hide = function () { this.style.display = 'none'; return this; };
`;
