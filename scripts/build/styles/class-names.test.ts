import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { className, moduleOf } from './class-names.ts'

const [button, chat] = ['src/ui/button.module.css', 'src/chat/chat.module.css'].map((file) => resolve(file))

test('a class has one name, whoever imports its file, and no other class has it', () => {
  const named = (name: string, file = '') => className(name, file)
  expect(named('link', `${button}?inline`)).toBe(named('link', button))
  expect(new Set([named('link', button), named('other', button), named('link', chat)]).size).toBe(3)
})

test('the name leads to the file', () => {
  expect(moduleOf(className('link', button ?? ''))).toBe(moduleOf(className('other', button ?? '')))
  expect(moduleOf(className('link', button ?? ''))).not.toBe(moduleOf(className('link', chat ?? '')))
  expect(['skip', '_own', 'a-1'].map(moduleOf)).toEqual([undefined, undefined, undefined])
})

test('a file that is no CSS module of the site is refused', () => {
  expect(() => className('link', resolve('node_modules/x.module.css'))).toThrow('is no CSS module in src')
})
