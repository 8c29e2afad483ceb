import { findStyle } from '@kadr/scene/styles/all-styles'
import { sql } from 'drizzle-orm'

/** Of a reel joined as `r`: what analytics compares. Each kind keeps its first words elsewhere in the form;
 * asterisks mark words of slides. */
export const REEL_STYLE = sql`r.form->>'style'`
export const REEL_HOOK = sql`replace(coalesce(
  nullif(r.form->'slides'->0->'card'->>'title', ''),
  nullif(r.form->'hook'->>'text', ''),
  nullif(r.form->'text'->>'top', ''),
  left(r.form->>'script', 160)), '*', '')`

/** The name the editor shows. */
export const nameStyle = (key: string | null): string | null =>
  key === null ? null : findStyle(key).name
