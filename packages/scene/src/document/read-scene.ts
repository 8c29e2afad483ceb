import { SCENE_VERSION, type Scene, scene } from '@kadr/contract/studio/scene/scene'
import * as z from 'zod/mini'
import { type Migration, migrate } from './migrate.ts'

/** One migration per version, so that scenes of any age can be opened. */
const SCENE_MIGRATIONS: readonly Migration[] = []

/** Migrates and parses a saved scene. */
export const readScene = (saved: unknown): Scene =>
  z.parse(scene, migrate({ saved, current: SCENE_VERSION, migrations: SCENE_MIGRATIONS }))
