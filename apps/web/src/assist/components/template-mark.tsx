import { Badge } from '../../ui/badge.tsx'
import { copy } from '../copy.ts'

/** Stands wherever words of our phrase templates are shown. */
export const TemplateMark = () => <Badge tone="neutral">{copy.template}</Badge>
