import type { ReelContent } from '@kadr/contract/studio/reel-content'
import type { ReelTemplate, WholeTemplate } from '@kadr/contract/studio/reel-templates'
import { describeFields } from '@kadr/scene/templates/describe-fields'
import type { AppContext } from '../../../context.ts'
import { findResources, presentResource } from '../../library/resources/index.ts'
import { findAppliedBrand } from '../brand/index.ts'
import { readContent, resourceIdsOf } from '../reels/index.ts'
import type { TemplateRow } from './templates.repository.ts'

export const presentTemplate = (row: TemplateRow): ReelTemplate => {
  const asked = new Set(row.asks)
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    seconds: row.seconds,
    asks: describeFields(readContent(row)).filter(({ key }) => asked.has(key)),
    usesBrand: row.usesBrand,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}

/** In the brand its reels get: that of the workspace now, or its own. */
export const readTemplate = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: TemplateRow
}): Promise<ReelContent> => {
  const content = readContent(row)
  if (!row.usesBrand) return content
  const { brand } = await findAppliedBrand({ ctx, workspaceId: row.workspaceId })
  return withBrand(content, brand)
}

const withBrand = <Content extends ReelContent>(
  content: Content,
  brand: Content['form']['brand'],
): Content => ({ ...content, form: { ...content.form, brand } })

export const presentWhole = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: TemplateRow
}): Promise<WholeTemplate> => {
  const { workspaceId, caption } = row
  const content = await readTemplate({ ctx, row })
  const files = await findResources({ ctx, workspaceId, ids: resourceIdsOf(content) })
  const resources = files.map((file) => presentResource({ ctx, row: file }))
  return { ...presentTemplate(row), content, caption, resources }
}
