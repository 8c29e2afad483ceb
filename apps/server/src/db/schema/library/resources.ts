import type { Composition } from '@kadr/contract/library/composition'
import {
  type Attribution,
  type Resource,
  type ResourceKind,
  resourceKind,
  resourceState,
} from '@kadr/contract/library/resources'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

const UPLOAD_STATES = ['uploading', 'checking', 'accepted', 'refused'] as const
const RENDITION_STATES = ['making', 'ready', 'failed'] as const
const USE_KINDS = [
  'product',
  'post',
  'reel',
  'comment',
  'workspace',
  'template',
  'brand',
] as const

const bytes = (name: string) => bigint(name, { mode: 'number' })

const workspaceColumn = () =>
  uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' })

export const resourceFolders = pgTable(
  'resource_folders',
  {
    id: idColumn(),
    workspaceId: workspaceColumn().notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => resourceFolders.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    /** Normalized name, unique within its parent. */
    sortName: text('sort_name').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('resource_folders_one_name').on(
      table.workspaceId,
      sql`coalesce(${table.parentId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.sortName,
    ),
    index('resource_folders_parent').on(table.parentId),
  ],
)

/** A media file. Those of the starter pack have no workspace and are visible in all of them. */
export const resources = pgTable(
  'resources',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    isStarter: boolean('is_starter').notNull().default(false),
    folderId: uuid('folder_id').references(() => resourceFolders.id, { onDelete: 'set null' }),
    kind: choice<ResourceKind>('kind').notNull(),
    state: choice<Resource['state']>('state').notNull().default('processing'),
    progress: integer('progress').notNull().default(0),
    failure: text('failure'),
    name: text('name').notNull(),
    /** Sort key: lower case, numbers padded. */
    sortName: text('sort_name').notNull(),
    /** Lower-cased name, alternative text and tags, so that search does not depend on the database's locale. */
    searchText: text('search_text').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    altText: text('alt_text').notNull().default(''),
    attribution: jsonb('attribution').$type<Attribution>(),
    mimeType: text('mime_type').notNull(),
    size: bytes('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: doublePrecision('duration_seconds'),
    placeholder: text('placeholder'),
    composition: jsonb('composition').$type<Composition>(),
    /** The current content: a replacement is a new file of the same resource. */
    fileId: uuid('file_id').notNull(),
    /** Names of the renditions shown in lists; null until made. */
    thumbnail: text('thumbnail'),
    preview: text('preview'),
    /** Hidden from the library, but kept while in use. */
    deletedAt: moment('deleted_at'),
    // Millisecond precision, so that a page cursor represents it exactly.
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => {
    const isListed = sql`${table.deletedAt} is null`
    return [
      index('resources_by_time').on(table.workspaceId, table.createdAt, table.id).where(isListed),
      index('resources_by_name')
        .on(table.workspaceId, sql`${table.sortName} collate "C"`, table.id)
        .where(isListed),
      index('resources_by_size').on(table.workspaceId, table.size, table.id).where(isListed),
      index('resources_by_content').on(table.workspaceId, table.sha256).where(isListed),
      index('resources_workspace').on(table.workspaceId),
      index('resources_by_folder').on(table.folderId),
      index('resources_by_tag').using('gin', table.tags),
      check(
        'resources_starter_is_nobodys',
        sql`${table.isStarter} = (${table.workspaceId} is null)`,
      ),
      check('resources_kind_is_known', isOneOf(table.kind, resourceKind.options)),
      check('resources_state_is_known', isOneOf(table.state, resourceState.options)),
      check('resources_progress_is_percent', sql`${table.progress} between 0 and 100`),
    ]
  },
)

/** Files derived from a file, one per kind. */
export const resourceRenditions = pgTable(
  'resource_renditions',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    /** Such as `webp-320`, `poster`, `mp4-h264-1080`. */
    need: text('need').notNull(),
    state: text('state', { enum: RENDITION_STATES }).notNull(),
    failure: text('failure'),
    mimeType: text('mime_type').notNull().default(''),
    size: bytes('size').notNull().default(0),
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.fileId, table.need] }),
    check('resource_renditions_state_is_known', isOneOf(table.state, RENDITION_STATES)),
  ],
)

/** References to a resource, written by the modules that use it, with a title to display. */
export const resourceUses = pgTable(
  'resource_uses',
  {
    kind: text('kind', { enum: USE_KINDS }).notNull(),
    usedBy: uuid('used_by').notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    workspaceId: workspaceColumn().notNull(),
    title: text('title').notNull(),
    isScheduled: boolean('is_scheduled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.usedBy, table.resourceId] }),
    index('resource_uses_resource').on(table.resourceId, table.workspaceId),
    index('resource_uses_workspace').on(table.workspaceId),
    check('resource_uses_kind_is_known', isOneOf(table.kind, USE_KINDS)),
  ],
)

/** An upload in progress, and for a day its outcome. */
export const resourceUploads = pgTable(
  'resource_uploads',
  {
    id: idColumn(),
    workspaceId: workspaceColumn().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: UPLOAD_STATES }).notNull(),
    filename: text('filename').notNull(),
    size: bytes('size').notNull(),
    folderId: uuid('folder_id').references(() => resourceFolders.id, { onDelete: 'set null' }),
    replacesId: uuid('replaces_id').references(() => resources.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id').references(() => resources.id, { onDelete: 'set null' }),
    isDuplicate: boolean('is_duplicate').notNull().default(false),
    refusal: text('refusal'),
    expiresAt: moment('expires_at').notNull(),
    /** Lease of the request that may write the bytes. */
    lockToken: uuid('lock_token'),
    lockedUntil: moment('locked_until'),
    isLockWanted: boolean('is_lock_wanted').notNull().default(false),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('resource_uploads_workspace').on(table.workspaceId),
    index('resource_uploads_user').on(table.userId),
    index('resource_uploads_folder').on(table.folderId),
    index('resource_uploads_replaces').on(table.replacesId),
    index('resource_uploads_resource').on(table.resourceId),
    index('resource_uploads_expiry').on(table.expiresAt),
    check('resource_uploads_state_is_known', isOneOf(table.state, UPLOAD_STATES)),
    check('resource_uploads_size_is_real', sql`${table.size} > 0`),
  ],
)

/** Used bytes of a workspace. Bytes reserved by uploads are in their own rows. */
export const workspaceStorage = pgTable(
  'workspace_storage',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    usedBytes: bytes('used_bytes').notNull().default(0),
  },
  (table) => [check('workspace_storage_never_below_zero', sql`${table.usedBytes} >= 0`)],
)
