import { getAutomation } from '@kadr/contract/automation/automations'
import { getPost } from '@kadr/contract/publishing/posts'
import { getReel } from '@kadr/contract/studio/reels'
import { useQuery } from '@tanstack/react-query'
import { useProduct } from '../../../../media/api/media.queries.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import type { AutomationSearch } from './automation-search.ts'
import { formOfTemplate, type RuleForm } from './rule-form.ts'
import { formOfCopy, formOfPost, formOfProduct, formOfReel } from './start-form.ts'

/** The initial form of a new rule; undefined while its source loads, blank if the source was deleted. */
export const useStartForm = (search: AutomationSearch): RuleForm | undefined => {
  const api = useApi()
  const product = useProduct(search.product)
  const post = useQuery({
    ...api.query(getPost, { params: { id: search.post ?? '' } }),
    enabled: search.post !== undefined,
  })
  const reel = useQuery({
    ...api.query(getReel, { params: { id: search.reel ?? '' } }),
    enabled: search.reel !== undefined,
  })
  const rule = useQuery({
    ...api.query(getAutomation, { params: { id: Number(search.rule) } }),
    enabled: search.rule !== undefined,
  })
  const starts = [
    { query: product, form: product.data && formOfProduct(product.data) },
    { query: post, form: post.data && formOfPost(post.data) },
    { query: reel, form: reel.data && formOfReel(reel.data) },
    { query: rule, form: rule.data && formOfCopy(rule.data) },
  ]
  if (starts.some(({ query }) => query.isLoading)) return undefined
  return starts.find(({ form }) => form)?.form ?? formOfTemplate(search.template)
}
