import { type ReelKindName, reelKind } from '@kadr/contract/studio/reel-content'
import { fontKey } from '@kadr/contract/studio/scene/text'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { resources } from '../library/resources.ts'

type FontName = (typeof fontKey.options)[number]

/** Reels of a workspace to make others of. */
export const reelTemplates = pgTable(
  'reel_templates',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Normalized name. */
    searchText: text('search_text').notNull(),
    kind: choice<ReelKindName>('kind').notNull(),
    form: jsonb('form').notNull(),
    caption: text('caption').notNull().default(''),
    /** Keys of the places that are asked. */
    asks: text('asks').array().notNull(),
    usesBrand: boolean('uses_brand').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('reel_templates_name').on(table.workspaceId, table.searchText),
    index('reel_templates_author').on(table.authorId),
    check('reel_templates_kind_is_known', isOneOf(table.kind, reelKind.options)),
  ],
)

/** What new reels of a workspace begin with, beside its colour and its logo. */
export const brandKits = pgTable(
  'brand_kits',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Otherwise nobody filled it in: they only said that they need none. */
    isFilled: boolean('is_filled').notNull(),
    name: text('name').notNull().default(''),
    accent: text('accent'),
    font: choice<FontName>('font'),
    bodyFont: choice<FontName>('body_font'),
    musicId: uuid('music_id').references(() => resources.id, { onDelete: 'set null' }),
    endingTitle: text('ending_title').notNull().default(''),
    endingAct: text('ending_act').notNull().default(''),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('brand_kits_music').on(table.musicId),
    check('brand_kits_font_is_known', isOneOf(table.font, fontKey.options)),
    check('brand_kits_body_font_is_known', isOneOf(table.bodyFont, fontKey.options)),
  ],
)
