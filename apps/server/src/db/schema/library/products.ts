import { type Currency, currency } from '@kadr/contract/base/primitives'
import { type ProductTone, productTone } from '@kadr/contract/library/products'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { workspaces } from '../identity/workspaces.ts'

export const products = pgTable(
  'products',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Normalized name, for duplicate detection at import. */
    nameKey: text('name_key').notNull(),
    /** Lower-cased name, link and description, so that search does not depend on the database's locale. */
    searchText: text('search_text').notNull(),
    link: text('link').notNull().default(''),
    /** The URL without scheme, www, fragment and trailing slash; empty without a link. */
    linkKey: text('link_key').notNull().default(''),
    description: text('description').notNull().default(''),
    benefits: text('benefits').array().notNull().default([]),
    audience: text('audience').notNull().default(''),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    priceCurrency: choice<Currency>('price_currency'),
    brandColor: text('brand_color'),
    tone: choice<ProductTone>('tone').notNull().default('neutral'),
    /** In gallery order. Duplicated in resource_uses for the library. */
    resourceIds: uuid('resource_ids').array().notNull().default([]),
    isArchived: boolean('is_archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_page').on(table.workspaceId, table.isArchived, table.id),
    index('products_by_link').on(table.workspaceId, table.linkKey),
    index('products_by_name').on(table.workspaceId, table.nameKey),
    check('products_tone_is_known', isOneOf(table.tone, productTone.options)),
    check('products_currency_is_known', isOneOf(table.priceCurrency, currency.options)),
    check(
      'products_price_is_whole',
      sql`(${table.priceMinor} is null) = (${table.priceCurrency} is null) and ${table.priceMinor} >= 0`,
    ),
  ],
)
