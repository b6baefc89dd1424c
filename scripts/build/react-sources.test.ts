import { expect, test } from 'vitest';
import { asModule, withoutDefault } from './react-sources.ts';

const run = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test('what CommonJS sets one by one is exported by name, and a value set later is seen', async () => {
  const source = `"use strict";
var internal = 1;
exports.now = void 0;
if (internal) {
  exports.now = function () {
    return 2;
  };
}
exports.soon =
  function () {
    return exports.now() + internal;
  };`;
  const { now, soon } = await run(asModule(source, 'x.js'));
  expect([now(), soon()]).toEqual([2, 3]);
});

test('what it requires is imported as a namespace', () => {
  const source = 'var One = require("one"),\n  Two = require("two-two");\nexports.both = [One.a, Two.b];';
  const code = asModule(source, 'x.js');
  expect(code).toContain("import * as One from 'one';\nimport * as Two from 'two-two';\n");
});

test.each([
  'exports.late = function () { return require("late"); };',
  'module.exports = 1;',
  'const { exports: all } = module;',
])('a file that does otherwise is named: %s', (source) => {
  expect(() => asModule(source, 'x.js')).toThrow('x.js cannot be made a module any more.');
});

test.each([
  ['import o from "react";', "import * as o from 'react';"],
  ["import React, { use } from 'react';", "import * as React from 'react'; import { use } from 'react';"],
  ['import { use } from "react";', 'import { use } from "react";'],
  ['import o from "react-dom";', 'import o from "react-dom";'],
])('%s asks for no default', (given, made) => {
  expect(withoutDefault(given)).toBe(made);
});
