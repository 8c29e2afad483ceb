import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findBreaks } from './migration-breaks.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'apps/server/src/db/migrations')
/** Up to here nobody upgraded without a gap. */
const LAST_UNGUARDED = '0006_backups.sql'

const BEFORE = `CREATE TABLE "fruit" ("name" text NOT NULL, "kind" text,
	CONSTRAINT "fruit_kind_is_known" CHECK ("fruit"."kind" in ('apple', 'pear'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fruit_once" ON "fruit" USING btree ("name");
CREATE INDEX "fruit_by_kind" ON "fruit" USING btree ("kind");`
const released = new Set(['0.3.0'])
const whysOf = (text: string) =>
  findBreaks({ text, before: BEFORE, released }).map(({ why }) => why)

it.each([
  ['DROP TABLE "fruit" CASCADE;', 'reads this table'],
  ['ALTER TABLE "fruit" DROP COLUMN "kind";', 'reads this column'],
  ['ALTER TABLE "fruit" RENAME COLUMN "kind" TO "sort";', 'old name'],
  ['ALTER TABLE "fruit" RENAME TO "fruits";', 'old name'],
  ['ALTER TABLE "fruit" ALTER COLUMN "kind" SET DATA TYPE integer;', 'old type'],
  ['ALTER TABLE "fruit" ALTER COLUMN "kind" SET NOT NULL;', 'may write null'],
  ['ALTER TABLE "fruit" ALTER COLUMN "name" DROP NOT NULL;', 'not expect null'],
  ['ALTER TABLE "fruit" ALTER COLUMN "name" DROP DEFAULT;', 'the default'],
  ['ALTER TABLE "fruit" ADD COLUMN "color" text NOT NULL;', 'give it a default'],
  ['CREATE UNIQUE INDEX "fruit_kinds" ON "fruit" USING btree ("kind");', 'may not fit'],
  ['ALTER TABLE "fruit" ADD CONSTRAINT "a" UNIQUE("kind");', 'may not fit'],
  ['ALTER TABLE "fruit" ADD CONSTRAINT "a" CHECK (length("fruit"."name") < 9);', 'may not fit'],
  [
    'ALTER TABLE "fruit" ADD CONSTRAINT "a" FOREIGN KEY ("kind") REFERENCES "public"."kinds"("id");',
    'may not fit',
  ],
  ['DROP INDEX "fruit_once";', 'ON CONFLICT'],
  [
    `ALTER TABLE "fruit" DROP CONSTRAINT "fruit_kind_is_known";--> statement-breakpoint
ALTER TABLE "fruit" ADD CONSTRAINT "fruit_kind_is_known" CHECK ("fruit"."kind" in ('apple', 'fig'));`,
    'may not fit',
  ],
])('refuses %s', (text, why) => {
  expect(whysOf(text)).toEqual([expect.stringContaining(why)])
})

it.each([
  'CREATE TABLE "nuts" ("id" uuid);--> statement-breakpoint\nALTER TABLE "nuts" ADD CONSTRAINT "n" UNIQUE("id");\nCREATE UNIQUE INDEX "once" ON "nuts" USING btree ("id");',
  'ALTER TABLE "fruit" ADD COLUMN "color" text;',
  'ALTER TABLE "fruit" ADD COLUMN "color" text DEFAULT \'red\' NOT NULL;',
  'ALTER TABLE "fruit" ADD COLUMN "color" text;--> statement-breakpoint\nALTER TABLE "fruit" ADD CONSTRAINT "c" CHECK ("fruit"."color" in (\'red\'));',
  'ALTER TABLE "fruit" DROP CONSTRAINT "fruit_kind_is_known";--> statement-breakpoint\nALTER TABLE "fruit" ADD CONSTRAINT "fruit_kind_is_known" CHECK ("fruit"."kind" in (\'apple\', \'pear\', \'fig\'));',
  'ALTER TABLE "fruit" ADD CONSTRAINT "a" CHECK (length("fruit"."name") < 9) NOT VALID;',
  'CREATE INDEX "fruit_by_name" ON "fruit" USING btree ("name");',
  'DROP INDEX "fruit_by_kind";',
  '-- unused since 0.3.0\nALTER TABLE "fruit" DROP COLUMN "kind";',
])('lets %s pass', (text) => {
  expect(whysOf(text)).toEqual([])
})

it('believes only a release that is out', () => {
  expect(whysOf('-- unused since 0.4.0\nALTER TABLE "fruit" DROP COLUMN "kind";')).toHaveLength(1)
  expect(whysOf('-- unused\nALTER TABLE "fruit" DROP COLUMN "kind";')).toHaveLength(1)
})

it('adds no migration that breaks the release before', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const versions = new Set(
    [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version),
  )
  expect(versions.size).toBeGreaterThan(1)
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
  const guarded = files.filter((name) => name > LAST_UNGUARDED)
  const breaks = guarded.flatMap((name) => {
    const before = files
      .filter((other) => other < name)
      .map(textOf)
      .join('\n')
    return findBreaks({ text: textOf(name), before, released: versions }).map(
      ({ statement, why }) => `${name}: ${statement}: the release before breaks, ${why}`,
    )
  })
  expect(breaks).toEqual([])
  // What was done before there was this rule is recognised.
  const old = textOf('0005_sign-in-by-vk-and-yandex.sql')
  expect(findBreaks({ text: old, before: '', released: versions })).not.toEqual([])
})
