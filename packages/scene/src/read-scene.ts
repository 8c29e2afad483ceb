import { SCENE_VERSION, type Scene, scene } from '@kadr/contract/scene'
import * as z from 'zod/mini'
import { type Migration, migrate } from './migrate.ts'

/** Steps from each older version to the next; a saved scene of any age opens. */
const SCENE_MIGRATIONS: readonly Migration[] = []

/** A saved scene, brought to the version of today and checked. */
export const readScene = (saved: unknown): Scene =>
  z.parse(scene, migrate({ saved, current: SCENE_VERSION, migrations: SCENE_MIGRATIONS }))
