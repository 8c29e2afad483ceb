import type { INodeProperties } from 'n8n-workflow'
import { account, file, product } from './resources/library.ts'
import { post } from './resources/post.ts'
import { generation, reel } from './resources/reel.ts'
import { analytics, automation } from './resources/work.ts'

const resources: INodeProperties = {
  displayName: 'Resource',
  name: 'resource',
  type: 'options',
  noDataExpression: true,
  default: 'post',
  options: [
    { name: 'Account', value: 'account' },
    { name: 'Analytics', value: 'analytics' },
    { name: 'Automation', value: 'automation' },
    { name: 'File', value: 'file' },
    { name: 'Generation', value: 'generation' },
    { name: 'Post', value: 'post' },
    { name: 'Product', value: 'product' },
    { name: 'Reel', value: 'reel' },
  ],
}

/** All that the node asks of a person, and how each operation calls the API. */
export const properties: INodeProperties[] = [
  resources,
  ...account,
  ...analytics,
  ...automation,
  ...file,
  ...generation,
  ...post,
  ...product,
  ...reel,
]
