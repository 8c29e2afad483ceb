import { expect, it } from 'vitest'
import { isDocumentAddress, isRedirectAddress, isRegisteredRedirect } from './program-address.ts'

it.each([
  ['https://app.example/cb', true],
  ['http://127.0.0.1:4711/cb', true],
  ['http://localhost/cb', true],
  ['http://[::1]:1/cb', true],
  ['com.example.app:/cb', true],
  ['http://app.example/cb', false],
  ['https://app.example/cb#', false],
  ['https://app.example/cb#part', false],
  ['https://me:secret@app.example/cb', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['myapp:/cb', false],
  ['cb', false],
])('%s as the place of a code: %s', (address, isOne) => {
  expect(isRedirectAddress(address)).toBe(isOne)
})

it.each([
  ['https://app.example/cb', true],
  ['https://app.example/cb/', false],
  ['https://app.example/cb?a=1', false],
  ['https://app.example:443/cb', false],
  ['https://APP.example/cb', false],
  ['http://127.0.0.1:9/local', true],
  ['http://127.0.0.1/local', true],
  ['http://127.0.0.1:9/other', false],
  ['http://localhost:9/local', false],
  ['https://127.0.0.1:9/local', false],
])('%s beside what is registered: %s', (given, isOne) => {
  const registered = ['https://app.example/cb', 'http://127.0.0.1:4711/local']
  expect(isRegisteredRedirect(registered, given)).toBe(isOne)
})

it.each([
  ['https://app.example/program.json', true],
  ['https://app.example/', false],
  ['https://app.example', false],
  ['http://app.example/program.json', false],
  ['https://app.example/a/../program.json', false],
  ['https://app.example/program.json#a', false],
  ['https://me@app.example/program.json', false],
])('%s as the name of a program: %s', (address, isOne) => {
  expect(isDocumentAddress(address)).toBe(isOne)
})
