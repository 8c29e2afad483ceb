import type { INodeProperties } from 'n8n-workflow'
import { callOf, ID_IN_PATH, idOf, pagesOf, shownFor } from '../shared.ts'

const ONE = `=/reels/${ID_IN_PATH.slice(1)}`

const operations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['reel'] } },
  default: 'create',
  options: [
    callOf({
      name: 'Ask',
      value: 'ask',
      action: 'Ask what a reel needs',
      description: 'Get the questions to answer before a reel about a topic can be made',
      method: 'POST',
      url: '/reels/questions',
      isRead: true,
    }),
    callOf({
      name: 'Create',
      value: 'create',
      action: 'Create a reel',
      description: 'Make a reel of a topic, or a copy of one that serves as a template',
      method: 'POST',
      url: '/reels',
    }),
    callOf({
      name: 'Get',
      value: 'get',
      action: 'Get a reel',
      description: 'Get a reel and how far its video is',
      method: 'GET',
      url: ONE,
    }),
    callOf({
      name: 'Get Many',
      value: 'getAll',
      action: 'Get many reels',
      description: 'Get reels, the last changed first',
      method: 'GET',
      url: '/reels',
      isList: true,
    }),
    callOf({
      name: 'Render',
      value: 'render',
      action: 'Render a reel',
      description: 'Render the video or the carousel of a reel',
      method: 'POST',
      url: `${ONE}/generations`,
    }),
  ],
}

const making: INodeProperties[] = [
  {
    displayName: 'From',
    name: 'from',
    type: 'options',
    default: 'topic',
    options: [
      { name: 'A Template', value: 'template' },
      { name: 'A Topic', value: 'topic' },
    ],
    displayOptions: shownFor('reel', 'create'),
    routing: { send: { type: 'body', property: 'from' } },
  },
  {
    displayName: 'Topic',
    name: 'topic',
    type: 'string',
    required: true,
    default: '',
    description: 'What the reel is about, in a sentence of Russian',
    displayOptions: shownFor('reel', 'ask'),
    routing: { send: { type: 'body', property: 'topic' } },
  },
  {
    displayName: 'Topic',
    name: 'topic',
    type: 'string',
    required: true,
    default: '',
    description: 'What the reel is about, in a sentence of Russian',
    displayOptions: { show: { resource: ['reel'], operation: ['create'], from: ['topic'] } },
    routing: { send: { type: 'body', property: 'topic' } },
  },
  {
    displayName: 'Template ID',
    name: 'reelId',
    type: 'string',
    required: true,
    default: '',
    description: 'The reel that is copied',
    displayOptions: { show: { resource: ['reel'], operation: ['create'], from: ['template'] } },
    routing: { send: { type: 'body', property: 'reelId' } },
  },
  {
    displayName: 'Output',
    name: 'output',
    type: 'options',
    default: 'video',
    options: [
      { name: 'Carousel', value: 'carousel' },
      { name: 'Video', value: 'video' },
    ],
    displayOptions: shownFor('reel', 'render'),
    routing: { send: { type: 'body', property: 'output' } },
  },
]

export const reel: INodeProperties[] = [
  operations,
  idOf('reel', { operations: ['get', 'render'], displayName: 'Reel ID' }),
  ...making,
  ...pagesOf('reel'),
]

export const generation: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['generation'] } },
    default: 'get',
    options: [
      callOf({
        name: 'Get',
        value: 'get',
        action: 'Get a generation',
        description: 'Get how far a video is, and its files when it is ready',
        method: 'GET',
        url: `=/generations/${ID_IN_PATH.slice(1)}`,
      }),
      callOf({
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many generations',
        description: 'Get generations, the newest first',
        method: 'GET',
        url: '/generations',
        isList: true,
      }),
    ],
  },
  idOf('generation', { operations: ['get'], displayName: 'Generation ID' }),
  ...pagesOf('generation'),
]
