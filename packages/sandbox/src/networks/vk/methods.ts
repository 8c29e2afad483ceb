/** What a method takes and which tokens may call it, as VK's schema 5.199 names it. */
export type MethodRules = {
  tokens: readonly TokenKind[]
  params: Readonly<Record<string, ParamRules>>
}

export type TokenKind = 'user' | 'group' | 'service'

export type ParamRules = {
  type: 'integer' | 'number' | 'boolean' | 'string' | 'array'
  items?: 'integer' | 'string'
  required?: true
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  enum?: readonly (string | number)[]
}

export const METHODS: Readonly<Record<string, MethodRules>> = {
  'groups.getById': {
    tokens: ['user', 'group', 'service'],
    params: {
      group_ids: { type: 'array', items: 'string' },
      group_id: { type: 'string' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'groups.getTokenPermissions': { tokens: ['group'], params: {} },
  'groups.get': {
    tokens: ['user', 'service'],
    params: {
      user_id: { type: 'integer', minimum: 1 },
      extended: { type: 'boolean' },
      filter: { type: 'array', items: 'string' },
      fields: { type: 'array', items: 'string' },
      offset: { type: 'integer', minimum: 0 },
      count: { type: 'integer', minimum: 0, maximum: 1000 },
    },
  },
  'users.get': {
    tokens: ['user', 'group', 'service'],
    params: {
      user_ids: { type: 'array', maxItems: 1000, items: 'string' },
      fields: { type: 'array', items: 'string' },
      name_case: { type: 'string', enum: ['Nom', 'Gen', 'Dat', 'Acc', 'Ins', 'Abl'] },
      from_group_id: { type: 'integer' },
    },
  },
  'wall.post': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      friends_only: { type: 'boolean' },
      from_group: { type: 'boolean' },
      message: { type: 'string' },
      attachments: { type: 'array', items: 'string' },
      services: { type: 'string' },
      signed: { type: 'boolean' },
      publish_date: { type: 'integer', minimum: 0 },
      lat: { type: 'number' },
      long: { type: 'number' },
      place_id: { type: 'integer', minimum: 0 },
      post_id: { type: 'integer', minimum: 0 },
      guid: { type: 'string' },
      mark_as_ads: { type: 'boolean' },
      link_title: { type: 'string' },
      link_photo_id: { type: 'string' },
      close_comments: { type: 'boolean' },
      donut_paid_duration: { type: 'integer' },
      mute_notifications: { type: 'boolean' },
      copyright: { type: 'string' },
    },
  },
  'wall.edit': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', required: true, minimum: 0 },
      friends_only: { type: 'boolean' },
      message: { type: 'string' },
      attachments: { type: 'array', items: 'string' },
      services: { type: 'string' },
      signed: { type: 'boolean' },
      publish_date: { type: 'integer', minimum: 0 },
      lat: { type: 'number' },
      long: { type: 'number' },
      place_id: { type: 'integer', minimum: 0 },
      mark_as_ads: { type: 'boolean' },
      close_comments: { type: 'boolean' },
      donut_paid_duration: { type: 'integer' },
      poster_bkg_id: { type: 'integer', minimum: 0 },
      poster_bkg_owner_id: { type: 'integer' },
      poster_bkg_access_hash: { type: 'string' },
      copyright: { type: 'string' },
      topic_id: {
        type: 'integer',
        minimum: 0,
        enum: [0, 1, 7, 12, 16, 19, 21, 23, 25, 26, 32, 43],
      },
    },
  },
  'wall.delete': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', minimum: 0 },
    },
  },
  'wall.getById': {
    tokens: ['user', 'service'],
    params: {
      posts: { type: 'array', required: true, items: 'string' },
      extended: { type: 'boolean' },
      copy_history_depth: { type: 'integer' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'wall.get': {
    tokens: ['user', 'service'],
    params: {
      domain: { type: 'string' },
      offset: { type: 'integer', minimum: 0 },
      count: { type: 'integer', minimum: 0 },
      filter: {
        type: 'string',
        enum: ['owner', 'others', 'all', 'postponed', 'suggests', 'archived', 'donut'],
      },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'wall.createComment': {
    tokens: ['user', 'group'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', required: true, minimum: 0 },
      from_group: { type: 'integer', minimum: 0 },
      message: { type: 'string' },
      reply_to_comment: { type: 'integer' },
      attachments: { type: 'array', items: 'string' },
      sticker_id: { type: 'integer', minimum: 0 },
      guid: { type: 'string' },
    },
  },
  'wall.deleteComment': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', minimum: 0 },
      comment_id: { type: 'integer', required: true, minimum: 0 },
    },
  },
  'wall.editComment': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', minimum: 0 },
      comment_id: { type: 'integer', required: true, minimum: 0 },
      message: { type: 'string' },
      attachments: { type: 'array', items: 'string' },
    },
  },
  'wall.restoreComment': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      comment_id: { type: 'integer', required: true, minimum: 0 },
    },
  },
  'wall.getComment': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      comment_id: { type: 'integer', required: true, minimum: 0 },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'groups.getLongPollServer': {
    tokens: ['user', 'group'],
    params: { group_id: { type: 'integer', required: true, minimum: 1 } },
  },
  'wall.getComments': {
    tokens: ['user', 'service'],
    params: {
      owner_id: { type: 'integer' },
      post_id: { type: 'integer', minimum: 0 },
      need_likes: { type: 'boolean' },
      start_comment_id: { type: 'integer', minimum: 0 },
      offset: { type: 'integer' },
      count: { type: 'integer', minimum: 0 },
      sort: { type: 'string', enum: ['asc', 'desc', 'smart'] },
      preview_length: { type: 'integer', minimum: 0 },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
      comment_id: { type: 'integer', minimum: 0 },
      thread_items_count: { type: 'integer', minimum: 0, maximum: 10 },
    },
  },
  'photos.getWallUploadServer': {
    tokens: ['user'],
    params: {
      group_id: { type: 'integer' },
    },
  },
  'photos.saveWallPhoto': {
    tokens: ['user'],
    params: {
      user_id: { type: 'integer', minimum: 0 },
      group_id: { type: 'integer', minimum: 0 },
      photo: { type: 'string', required: true },
      server: { type: 'integer' },
      hash: { type: 'string' },
      latitude: { type: 'number' },
      longitude: { type: 'number' },
      caption: { type: 'string' },
    },
  },
  'video.save': {
    tokens: ['user'],
    params: {
      name: { type: 'string' },
      description: { type: 'string' },
      is_private: { type: 'boolean' },
      wallpost: { type: 'boolean' },
      link: { type: 'string' },
      group_id: { type: 'integer', minimum: 1 },
      album_id: { type: 'integer', minimum: 0 },
      privacy_view: { type: 'array', items: 'string' },
      privacy_comment: { type: 'array', items: 'string' },
      no_comments: { type: 'boolean' },
      repeat: { type: 'boolean' },
      compression: { type: 'boolean' },
      ord_info: { type: 'string' },
      auto_publish: { type: 'boolean' },
    },
  },
  'video.get': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer' },
      videos: { type: 'array', items: 'string' },
      album_id: { type: 'integer' },
      count: { type: 'integer', minimum: 0, maximum: 200 },
      offset: { type: 'integer', minimum: 0 },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
      sort_album: { type: 'integer', enum: [0, 1] },
    },
  },
  'video.delete': {
    tokens: ['user'],
    params: {
      video_id: { type: 'integer', required: true, minimum: 0 },
      owner_id: { type: 'integer' },
      target_id: { type: 'integer' },
    },
  },
  'stories.getPhotoUploadServer': {
    tokens: ['user', 'group'],
    params: {
      add_to_news: { type: 'boolean' },
      user_ids: { type: 'array', items: 'integer' },
      reply_to_story: { type: 'string' },
      link_text: {
        type: 'string',
        enum: [
          'to_store',
          'vote',
          'more',
          'book',
          'order',
          'enroll',
          'fill',
          'signup',
          'buy',
          'ticket',
          'write',
          'open',
          'learn_more',
          'view',
          'go_to',
          'contact',
          'watch',
          'play',
          'install',
          'read',
          'calendar',
        ],
      },
      link_url: { type: 'string', maxLength: 2048 },
      group_id: { type: 'integer', minimum: 0 },
      clickable_stickers: { type: 'string' },
    },
  },
  'stories.getVideoUploadServer': {
    tokens: ['user', 'group'],
    params: {
      add_to_news: { type: 'boolean' },
      user_ids: { type: 'array', items: 'integer' },
      reply_to_story: { type: 'string' },
      link_text: {
        type: 'string',
        enum: [
          'to_store',
          'vote',
          'more',
          'book',
          'order',
          'enroll',
          'fill',
          'signup',
          'buy',
          'ticket',
          'write',
          'open',
          'learn_more',
          'view',
          'go_to',
          'contact',
          'watch',
          'play',
          'install',
          'read',
          'calendar',
        ],
      },
      link_url: { type: 'string', maxLength: 2048 },
      group_id: { type: 'integer', minimum: 0 },
      clickable_stickers: { type: 'string' },
    },
  },
  'stories.save': {
    tokens: ['user', 'group'],
    params: {
      upload_results: { type: 'array', items: 'string' },
      upload_results_json: { type: 'string' },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'stories.getById': {
    tokens: ['user', 'group'],
    params: {
      stories: { type: 'array', required: true, maxItems: 100, items: 'string' },
      extended: { type: 'boolean' },
      fields: { type: 'array', items: 'string' },
    },
  },
  'stories.delete': {
    tokens: ['user', 'group'],
    params: {
      owner_id: { type: 'integer' },
      story_id: { type: 'integer', minimum: 0 },
      stories: { type: 'array', maxItems: 100, items: 'string' },
    },
  },
  'stories.getStats': {
    tokens: ['user', 'group'],
    params: {
      owner_id: { type: 'integer', required: true },
      story_id: { type: 'integer', required: true, minimum: 0 },
    },
  },
  'stats.get': {
    tokens: ['user'],
    params: {
      group_id: { type: 'integer', minimum: 0 },
      app_id: { type: 'integer', minimum: 0 },
      timestamp_from: { type: 'number', minimum: 0 },
      timestamp_to: { type: 'number', minimum: 0 },
      interval: { type: 'string', enum: ['all', 'day', 'month', 'week', 'year'] },
      intervals_count: { type: 'integer', minimum: 0 },
      filters: { type: 'array', items: 'string' },
      stats_groups: { type: 'array', items: 'string' },
      extended: { type: 'boolean' },
    },
  },
  'stats.getPostReach': {
    tokens: ['user'],
    params: {
      owner_id: { type: 'integer', required: true },
      post_ids: { type: 'array', required: true, maxItems: 30, items: 'integer' },
    },
  },
}
