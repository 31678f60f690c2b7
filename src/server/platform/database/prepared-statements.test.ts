import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { PreparedStatements } from '#server/platform/database/prepared-statements.ts'

let database = new DatabaseSync(':memory:')

afterEach(() => {
  database.close()
  database = new DatabaseSync(':memory:')
})

test('a text is prepared once', () => {
  const statements = new PreparedStatements(database)
  expect(statements.prepare('select 1')).toBe(statements.prepare('select 1'))
})

test('a statement knows whether it answers with rows', () => {
  database.exec('create table ducks (name text)')
  const statements = new PreparedStatements(database)
  expect(statements.prepare('select name from ducks').answersRows).toBe(true)
  expect(statements.prepare("insert into ducks values ('Ida')").answersRows).toBe(false)
  expect(statements.prepare("insert into ducks values ('Ida') returning name").answersRows).toBe(true)
})

test('a kept statement sees columns that its table got later', () => {
  database.exec("create table ducks (name text); insert into ducks values ('Ida')")
  const statements = new PreparedStatements(database)
  expect(statements.prepare('select * from ducks').statement.all()).toEqual([{ name: 'Ida' }])
  database.exec('alter table ducks add column hat text')
  expect(statements.prepare('select * from ducks').statement.all()).toEqual([{ name: 'Ida', hat: null }])
})

test('a table can be dropped while a statement on it is kept', () => {
  database.exec('create table ducks (name text)')
  const statements = new PreparedStatements(database)
  statements.prepare('select name from ducks').statement.all()
  database.exec('drop table ducks')
  expect(() => statements.prepare('select name from ducks').statement.all()).toThrow('no such table')
})

test('of many texts the ones used last are kept', () => {
  const statements = new PreparedStatements(database)
  const used = statements.prepare('select 0')
  const unused = statements.prepare('select 1')
  for (let n = 2; n < 300; n++) {
    statements.prepare(`select ${n}`)
    statements.prepare('select 0')
  }
  expect(statements.prepare('select 0')).toBe(used)
  expect(statements.prepare('select 1')).not.toBe(unused)
})
