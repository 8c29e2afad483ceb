import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from 'n8n-workflow'
import { properties } from './properties.ts'

export class Kadr implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Kadr',
    name: 'kadr',
    icon: { light: 'file:../../icons/kadr.svg', dark: 'file:../../icons/kadr.dark.svg' },
    group: ['output'],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: 'Plan and publish posts and reels by Kadr',
    defaults: { name: 'Kadr' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'kadrApi', required: true }],
    requestDefaults: {
      baseURL: '={{ $credentials.address.replace(/\\/+$/, "") }}/api/v1',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    },
    properties,
  }
}
