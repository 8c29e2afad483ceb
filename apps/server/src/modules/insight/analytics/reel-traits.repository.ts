import { sql } from 'drizzle-orm'

/** For a reel joined as `r`. */
export const REEL_STYLE = sql`r.form->>'style'`

/** Each kind stores its first words in a different field; asterisks mark emphasized words of slides. */
export const REEL_HOOK = sql`replace(coalesce(
  nullif(r.form->'slides'->0->'card'->>'title', ''),
  nullif(r.form->'hook'->>'text', ''),
  nullif(r.form->'text'->>'top', ''),
  left(r.form->>'script', 160)), '*', '')`
