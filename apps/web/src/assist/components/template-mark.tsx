import { Badge } from '../../ui/badge.tsx'
import { copy } from '../copy.ts'

/** Required wherever texts of the offline templates are shown. */
export const TemplateMark = () => <Badge tone="neutral">{copy.template}</Badge>
