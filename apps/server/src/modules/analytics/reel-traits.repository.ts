import { sql } from 'drizzle-orm'

/** Of a reel joined as `r`. */
export const REEL_STYLE = sql`r.form->>'style'`

/** Each kind keeps its first words elsewhere in the form; asterisks mark words of slides. */
export const REEL_HOOK = sql`replace(coalesce(
  nullif(r.form->'slides'->0->'card'->>'title', ''),
  nullif(r.form->'hook'->>'text', ''),
  nullif(r.form->'text'->>'top', ''),
  left(r.form->>'script', 160)), '*', '')`
