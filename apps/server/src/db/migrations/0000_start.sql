-- Made by `npm run db:generate`, then edited by hand where drizzle has no word for it: metric_points and metric_readings
-- are partitioned, rate_counters is unlogged, and functions and triggers stand at the end.
CREATE SEQUENCE "public"."event_positions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"actor_id" uuid,
	"guest_name" text,
	"link" text,
	"details" jsonb NOT NULL,
	CONSTRAINT "activity_entries_area_is_known" CHECK ("activity_entries"."area" in ('posts', 'approvals', 'automation', 'connections', 'team', 'workspace', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"sealed_requisites" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "affiliate_payouts_state_is_known" CHECK ("affiliate_payouts"."state" in ('requested', 'paid', 'refused')),
	CONSTRAINT "affiliate_payouts_currency_is_known" CHECK ("affiliate_payouts"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "affiliate_payouts_amount_is_positive" CHECK ("affiliate_payouts"."amount" > 0),
	CONSTRAINT "affiliate_payouts_requisites_end_with_it" CHECK (("affiliate_payouts"."state" = 'requested') = ("affiliate_payouts"."sealed_requisites" is not null)),
	CONSTRAINT "affiliate_payouts_settled_has_time" CHECK (("affiliate_payouts"."state" = 'requested') = ("affiliate_payouts"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_shares_kind_is_known" CHECK ("affiliate_shares"."kind" in ('first', 'next')),
	CONSTRAINT "affiliate_shares_currency_is_known" CHECK ("affiliate_shares"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "affiliate_shares_returns_fit" CHECK ("affiliate_shares"."amount" > 0 and "affiliate_shares"."returned" >= 0 and "affiliate_shares"."returned" <= "affiliate_shares"."amount")
);
--> statement-breakpoint
CREATE TABLE "affiliate_visitors" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "affiliate_visitors_affiliate_id_day_visitor_pk" PRIMARY KEY("affiliate_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"user_id" uuid,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_refusal_is_known" CHECK ("referrals"."refusal" in ('same_person'))
);
--> statement-breakpoint
CREATE TABLE "ai_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"task" jsonb NOT NULL,
	"output" jsonb,
	"failure_code" text,
	"model" text NOT NULL,
	"is_offline" boolean NOT NULL,
	"is_automated" boolean DEFAULT false NOT NULL,
	"reservation_id" uuid,
	"key" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" bigint NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ai_requests_kind_is_known" CHECK ("ai_requests"."kind" in ('hooks', 'caption', 'rewrite', 'adapt', 'hashtags', 'alt_text', 'slideshow', 'talking_head', 'product_demo', 'meme', 'content_plan', 'product_ideas', 'comment_reply')),
	CONSTRAINT "ai_requests_state_is_known" CHECK ("ai_requests"."state" in ('running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "ai_requests_end_is_told" CHECK (("ai_requests"."state" = 'running') = ("ai_requests"."finished_at" is null)
        and ("ai_requests"."state" = 'done') = ("ai_requests"."output" is not null)
        and ("ai_requests"."state" in ('failed', 'cancelled')) = ("ai_requests"."failure_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "brand_voices" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"tone" text NOT NULL,
	"about" text NOT NULL,
	"words_to_use" text[] NOT NULL,
	"words_to_avoid" text[] NOT NULL,
	"examples" text[] NOT NULL,
	CONSTRAINT "brand_voices_tone_is_known" CHECK ("brand_voices"."tone" in ('neutral', 'friendly', 'bold', 'expert', 'playful'))
);
--> statement-breakpoint
CREATE TABLE "analytics_group_members" (
	"group_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "analytics_group_members_group_id_subject_id_pk" PRIMARY KEY("group_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_groups_kind_is_known" CHECK ("analytics_groups"."kind" in ('account', 'work_item'))
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"query" jsonb NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"handle" text,
	"avatar_url" text,
	"profile_url" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"connection_id" uuid,
	"is_tracked" boolean DEFAULT false NOT NULL,
	"listed_at" timestamp with time zone,
	"refused_metrics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_accounts_network_is_known" CHECK ("analytics_accounts"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "metric_days" (
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metric_days_account_id_source_metric_day_pk" PRIMARY KEY("account_id","source","metric","day"),
	CONSTRAINT "metric_days_source_is_known" CHECK ("metric_days"."source" in ('account', 'items'))
);
--> statement-breakpoint
CREATE TABLE "metric_latest" (
	"subject_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metric_latest_subject_id_metric_pk" PRIMARY KEY("subject_id","metric"),
	CONSTRAINT "metric_latest_kind_is_known" CHECK ("metric_latest"."kind" in ('account', 'work_item'))
);
--> statement-breakpoint
CREATE TABLE "metric_points" (
	"subject_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"bucket_at" timestamp with time zone NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"reading_id" uuid NOT NULL,
	CONSTRAINT "metric_points_subject_id_metric_bucket_at_pk" PRIMARY KEY("subject_id","metric","bucket_at")
) PARTITION BY RANGE ("bucket_at");
--> statement-breakpoint
CREATE TABLE "metric_readings" (
	"id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"failure_code" text,
	"missing_names" text[] NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "metric_readings_subject_id_at_id_pk" PRIMARY KEY("subject_id","at","id"),
	CONSTRAINT "metric_readings_outcome_is_known" CHECK ("metric_readings"."outcome" in ('found', 'not_allowed', 'absent', 'failed'))
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "metric_subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"account_id" uuid NOT NULL,
	"work_item_id" uuid,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"outcome" text,
	"failure_code" text,
	"failure_message" text,
	"missing_names" text[] DEFAULT '{}' NOT NULL,
	"found_at" timestamp with time zone,
	CONSTRAINT "metric_subjects_network_is_known" CHECK ("metric_subjects"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "metric_subjects_kind_is_known" CHECK ("metric_subjects"."kind" in ('account', 'work_item')),
	CONSTRAINT "metric_subjects_outcome_is_known" CHECK ("metric_subjects"."outcome" in ('found', 'not_allowed', 'absent', 'failed')),
	CONSTRAINT "metric_subjects_id_is_of_its_kind" CHECK ("metric_subjects"."id" = coalesce("metric_subjects"."work_item_id", "metric_subjects"."account_id")
        and ("metric_subjects"."kind" = 'work_item') = ("metric_subjects"."work_item_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "network_usage" (
	"network" text NOT NULL,
	"scope" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "network_usage_network_scope_window_start_pk" PRIMARY KEY("network","scope","window_start"),
	CONSTRAINT "network_usage_network_is_known" CHECK ("network_usage"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"external_details" jsonb NOT NULL,
	"target_id" uuid,
	"post_id" uuid,
	"reel_id" uuid,
	"is_ai" boolean,
	"published_at" timestamp with time zone NOT NULL,
	"caption" text NOT NULL,
	"kind" text NOT NULL,
	"duration_seconds" double precision,
	"permalink" text,
	"thumbnail_url" text,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_items_network_is_known" CHECK ("work_items"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "work_items_kind_is_known" CHECK ("work_items"."kind" in ('text', 'image', 'images', 'video', 'story', 'link'))
);
--> statement-breakpoint
CREATE TABLE "automation_feeds" (
	"automation_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failure_text" text
);
--> statement-breakpoint
CREATE TABLE "automation_items" (
	"automation_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"is_old" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_items_automation_id_key_pk" PRIMARY KEY("automation_id","key")
);
--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"automation_id" integer NOT NULL,
	"workspace_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wall_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"key" text,
	"actor_id" uuid,
	"state" text NOT NULL,
	"rule" jsonb,
	"item_key" text,
	"item_title" text,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"tried_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"style" text,
	"failure_code" text,
	"failure_text" text,
	"reel_id" uuid,
	"post_id" uuid,
	"video_cost" integer DEFAULT 0 NOT NULL,
	"ai_cost" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ai_tries" integer DEFAULT 0 NOT NULL,
	"render_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "automation_runs_state_is_known" CHECK ("automation_runs"."state" in ('planned', 'making', 'made', 'skipped', 'failed')),
	CONSTRAINT "automation_runs_failure_is_known" CHECK ("automation_runs"."failure_code" in ('no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed')),
	CONSTRAINT "automation_runs_end_is_told" CHECK (("automation_runs"."state" in ('planned', 'making')) = ("automation_runs"."finished_at" is null)
        and ("automation_runs"."state" in ('planned', 'making')) = ("automation_runs"."next_try_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"author_id" uuid,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"planned_until" timestamp with time zone NOT NULL,
	"next_plan_at" timestamp with time zone,
	"pause_reason" text,
	"paused_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automations_pause_is_known" CHECK ("automations"."pause_reason" in ('user', 'failures', 'no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed')),
	CONSTRAINT "automations_pause_is_told" CHECK (("automations"."pause_reason" is null) = ("automations"."paused_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bot_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bot_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"message_id" integer NOT NULL,
	"batch" text NOT NULL,
	"text" text NOT NULL,
	"file" jsonb,
	"workspace_id" uuid,
	"resource_id" uuid,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"user_id" uuid,
	"workspace_id" uuid NOT NULL,
	"action" jsonb NOT NULL,
	"input" text,
	"pressed_at" timestamp with time zone,
	"result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bot_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"chat_id" bigint NOT NULL,
	"user_id" uuid,
	"method" text NOT NULL,
	"params" jsonb NOT NULL,
	"edits_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"message_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_messages_state_is_known" CHECK ("bot_messages"."state" in ('waiting', 'sending', 'sent', 'unknown', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"method" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"handle" text,
	"avatar_url" text,
	"profile_url" text,
	"details" jsonb NOT NULL,
	"scopes" text[] NOT NULL,
	"missing_scopes" text[] NOT NULL,
	"access" text DEFAULT 'active' NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"kept_at" timestamp with time zone,
	"sealed_access_token" text NOT NULL,
	"sealed_refresh_token" text,
	"access_expires_at" timestamp with time zone,
	"refresh_expires_at" timestamp with time zone,
	"is_renewable" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "connections_network_is_known" CHECK ("connections"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "connections_access_is_known" CHECK ("connections"."access" in ('active', 'needs_reauth'))
);
--> statement-breakpoint
CREATE TABLE "handover_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"method" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"method" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sealed_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"browser_hash" text
);
--> statement-breakpoint
CREATE TABLE "demo_steps" (
	"workspace_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_steps_workspace_id_step_pk" PRIMARY KEY("workspace_id","step")
);
--> statement-breakpoint
CREATE TABLE "download_complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"work_id" text NOT NULL,
	"url" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_outcomes" (
	"source" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "download_outcomes_source_hour_pk" PRIMARY KEY("source","hour")
);
--> statement-breakpoint
CREATE TABLE "download_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"is_running" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_works" (
	"source" text NOT NULL,
	"work_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_works_source_work_id_pk" PRIMARY KEY("source","work_id")
);
--> statement-breakpoint
CREATE TABLE "event_consumers" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_failures" (
	"consumer" text NOT NULL,
	"event_id" bigint NOT NULL,
	"error" text NOT NULL,
	"parked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_failures_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"workspace_id" uuid,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "favourite_hooks" (
	"user_id" uuid NOT NULL,
	"hook" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_hooks_user_id_hook_pk" PRIMARY KEY("user_id","hook")
);
--> statement-breakpoint
CREATE TABLE "group_chat_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"thread_id" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"topics" jsonb NOT NULL,
	"connected_by" uuid,
	"lost_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"key" text NOT NULL,
	"handed_at" timestamp with time zone,
	"bot_message_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'))
);
--> statement-breakpoint
CREATE TABLE "indexnow_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"updated" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"party" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account_is_known" CHECK ("ledger_entries"."account" in ('provider', 'customer', 'sales', 'affiliate', 'affiliate_cost', 'payout', 'bank')),
	CONSTRAINT "ledger_entries_currency_is_known" CHECK ("ledger_entries"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_kind_is_known" CHECK ("ledger_transactions"."kind" in ('payment', 'sale', 'credit', 'return', 'refund', 'share', 'share_return', 'payout', 'payout_paid', 'payout_refused'))
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"handed_at" timestamp with time zone,
	"bot_message_id" bigint,
	CONSTRAINT "notification_deliveries_notification_id_channel_pk" PRIMARY KEY("notification_id","channel"),
	CONSTRAINT "notification_deliveries_channel_is_known" CHECK ("notification_deliveries"."channel" in ('telegram', 'push', 'email')),
	CONSTRAINT "notification_deliveries_state_is_known" CHECK ("notification_deliveries"."state" in ('waiting', 'sending', 'sent', 'unknown', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"is_urgent_let_through" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "notification_settings_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"quote" jsonb NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"promo_code" text,
	"email" text,
	"offer_version" text,
	"offer_accepted_at" timestamp with time zone,
	"is_renewing" boolean NOT NULL,
	"payment_id" text,
	"checkout" jsonb,
	"method_id" uuid,
	"renews_end" timestamp with time zone,
	"attempt" integer,
	"failure_code" text,
	"failure_message" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_kind_is_known" CHECK ("orders"."kind" in ('new', 'extend', 'upgrade', 'downgrade', 'renewal')),
	CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('created', 'pending', 'paid', 'failed', 'canceled')),
	CONSTRAINT "orders_plan_is_known" CHECK ("orders"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "orders_billing_period_is_known" CHECK ("orders"."billing_period" in ('monthly', 'annually')),
	CONSTRAINT "orders_currency_is_known" CHECK ("orders"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "orders_amount_is_positive" CHECK ("orders"."amount" > 0 and "orders"."discount" >= 0),
	CONSTRAINT "orders_paid_has_time" CHECK (("orders"."state" = 'paid') = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"order_id" text,
	"refund_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"is_test" boolean NOT NULL,
	"method_title" text,
	"buyer_id" text,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_currency_is_known" CHECK ("payments"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "payments_refunds_fit" CHECK ("payments"."amount" > 0 and "payments"."refunded" >= 0 and "payments"."refunded" <= "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"provider_refund_id" text,
	"failure_message" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_state_is_known" CHECK ("refunds"."state" in ('created', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_reason_is_known" CHECK ("refunds"."reason" in ('support', 'unneeded')),
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "paid_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"limits" jsonb NOT NULL,
	"unit" text NOT NULL,
	"unit_ms" bigint NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"points_anchor_at" timestamp with time zone NOT NULL,
	"end_warned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_periods_plan_is_known" CHECK ("paid_periods"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY', 'BASIC', 'PREMIUM')),
	CONSTRAINT "paid_periods_source_is_known" CHECK ("paid_periods"."source" in ('order', 'grant', 'grace', 'trial')),
	CONSTRAINT "paid_periods_unit_is_known" CHECK ("paid_periods"."unit" in ('month', 'year', 'days30')),
	CONSTRAINT "paid_periods_currency_is_known" CHECK ("paid_periods"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "paid_periods_run_forward" CHECK ("paid_periods"."ends_at" >= "paid_periods"."starts_at"),
	CONSTRAINT "paid_periods_order_pays" CHECK (("paid_periods"."source" = 'order') = ("paid_periods"."order_id" is not null)),
	CONSTRAINT "paid_periods_value_is_real" CHECK ("paid_periods"."value" >= 0 and "paid_periods"."unit_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "points_balances" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_balances_user_id_kind_period_start_pk" PRIMARY KEY("user_id","kind","period_start"),
	CONSTRAINT "points_balances_kind_is_known" CHECK ("points_balances"."kind" in ('videoGenerations', 'aiGenerations')),
	CONSTRAINT "points_balances_never_below_zero" CHECK ("points_balances"."reserved" >= 0 and "points_balances"."spent" >= 0 and "points_balances"."granted" >= -1
        and ("points_balances"."granted" = -1 or "points_balances"."reserved" + "points_balances"."spent" <= "points_balances"."granted"))
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"workspace_id" uuid,
	"reservation_id" uuid,
	"expires_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_entries_kind_is_known" CHECK ("points_entries"."kind" in ('videoGenerations', 'aiGenerations')),
	CONSTRAINT "points_entries_type_is_known" CHECK ("points_entries"."type" in ('grant', 'reserve', 'spend', 'release')),
	CONSTRAINT "points_entries_settlement_has_reservation" CHECK (("points_entries"."type" in ('spend', 'release')) = ("points_entries"."reservation_id" is not null)),
	CONSTRAINT "points_entries_amount_is_real" CHECK ("points_entries"."amount" > 0 or ("points_entries"."type" = 'grant' and "points_entries"."amount" >= -1))
);
--> statement-breakpoint
CREATE TABLE "post_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"connection_id" uuid,
	"network" text NOT NULL,
	"account_title" text NOT NULL,
	"override_text" text,
	"override_media_ids" uuid[],
	"settings" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"is_approval_required" boolean DEFAULT false NOT NULL,
	"approved_hash" text,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"publication" jsonb,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"failure" jsonb,
	"is_draft_at_network" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"external_details" jsonb,
	"url" text,
	"published_at" timestamp with time zone,
	"notice" text,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_targets_state_is_known" CHECK ("post_targets"."state" in ('draft', 'pending_approval', 'scheduled', 'claimed', 'preparing', 'submitting', 'processing', 'published', 'failed', 'needs_attention', 'missed', 'cancelled', 'removed')),
	CONSTRAINT "post_targets_network_is_known" CHECK ("post_targets"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "post_targets_published_is_clean" CHECK ("post_targets"."state" not in ('published', 'removed') or "post_targets"."failure" is null)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"search_text" text NOT NULL,
	"media_ids" uuid[] DEFAULT '{}' NOT NULL,
	"utm" jsonb,
	"erid" text DEFAULT '' NOT NULL,
	"advertiser" jsonb,
	"due_at" timestamp with time zone,
	"wall_time" text,
	"time_zone" text,
	"repeat_rule" jsonb,
	"repeated_until" text,
	"repeat_of" uuid,
	"review_note" text,
	"approval_asked_by" uuid,
	"deleted_at" timestamp with time zone,
	"deleted_state" text,
	"idempotency_key" text,
	"idempotency_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_time_is_whole" CHECK (("posts"."due_at" is null) = ("posts"."wall_time" is null) and ("posts"."due_at" is null) = ("posts"."time_zone" is null))
);
--> statement-breakpoint
CREATE TABLE "publish_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"code" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "publish_attempts_state_is_known" CHECK ("publish_attempts"."state" in ('open', 'accepted', 'published', 'rejected', 'unknown', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "target_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"note" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_workspace_id_subject_id_user_id_pk" PRIMARY KEY("workspace_id","subject_id","user_id"),
	CONSTRAINT "presences_kind_is_known" CHECK ("presences"."kind" in ('post', 'reel', 'product'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"search_text" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_key" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"brand_color" text,
	"tone" text DEFAULT 'neutral' NOT NULL,
	"resource_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_tone_is_known" CHECK ("products"."tone" in ('neutral', 'friendly', 'bold', 'expert', 'playful')),
	CONSTRAINT "products_currency_is_known" CHECK ("products"."price_currency" in ('RUB', 'BYN', 'USD')),
	CONSTRAINT "products_price_is_whole" CHECK (("products"."price_minor" is null) = ("products"."price_currency" is null) and "products"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hashtag_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_pauses" (
	"network" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"accounts" uuid[] NOT NULL,
	"pauses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "network_pauses_network_is_known" CHECK ("network_pauses"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "post_imports" (
	"workspace_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"hash" text NOT NULL,
	"created" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_imports_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "posting_slots" (
	"connection_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "posting_slots_connection_id_weekday_time_pk" PRIMARY KEY("connection_id","weekday","time")
);
--> statement-breakpoint
CREATE TABLE "publisher_accounts" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"busy_target" uuid,
	"busy_until" timestamp with time zone,
	"free_at" timestamp with time zone,
	"busy_since" timestamp with time zone,
	"used_at" timestamp with time zone,
	"options" jsonb,
	"options_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publisher_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"is_approval_required" boolean DEFAULT false NOT NULL,
	"approval_from" text DEFAULT 'editors' NOT NULL,
	"approval_connection_ids" uuid[],
	"late_limit_minutes" integer DEFAULT 15 NOT NULL,
	CONSTRAINT "publisher_settings_approval_is_known" CHECK ("publisher_settings"."approval_from" in ('editors', 'everyone'))
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed_subscription" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_results" (
	"generation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "generation_results_generation_id_position_pk" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"reel_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"output" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"scene" jsonb NOT NULL,
	"moments" jsonb,
	"assets" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"fingerprint" text NOT NULL,
	"cost" integer NOT NULL,
	"is_reused" boolean DEFAULT false NOT NULL,
	"reservation_id" uuid,
	"failure_code" text,
	"failure_text" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_kind_is_known" CHECK ("generations"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head')),
	CONSTRAINT "generations_output_is_known" CHECK ("generations"."output" in ('video', 'carousel')),
	CONSTRAINT "generations_state_is_known" CHECK ("generations"."state" in ('queued', 'rendering', 'ready', 'failed', 'cancelled')),
	CONSTRAINT "generations_failure_is_known" CHECK ("generations"."failure_code" in ('missing', 'picture', 'pictureSize', 'clip', 'clipSize', 'sound', 'scene', 'time', 'memory', 'quota', 'refused', 'tools', 'space', 'late', 'crash')),
	CONSTRAINT "generations_progress_is_percent" CHECK ("generations"."progress" between 0 and 100),
	CONSTRAINT "generations_end_is_told" CHECK (("generations"."state" in ('queued', 'rendering')) = ("generations"."finished_at" is null)
        and ("generations"."state" = 'rendering') = ("generations"."lease_owner" is not null)
        and ("generations"."state" = 'rendering') = ("generations"."lease_until" is not null)
        and ("generations"."state" = 'failed') = ("generations"."failure_text" is not null))
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"form" jsonb NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"seconds" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reels_kind_is_known" CHECK ("reels"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head'))
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_subject_is_known" CHECK ("consents"."subject" in ('offer', 'renewal'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text,
	"title" text NOT NULL,
	"expires_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_methods_token_ends_with_removal" CHECK (("payment_methods"."removed_at" is null) = ("payment_methods"."sealed_token" is not null))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"days" integer,
	"is_first_payment_only" boolean NOT NULL,
	"max_uses" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_give_something" CHECK (("promo_codes"."percent" between 1 and 99) or ("promo_codes"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"method_id" uuid,
	"subscription_payment_id" text,
	"buyer_id" text,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_message" text,
	"needs_other_method" boolean DEFAULT false NOT NULL,
	"act_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "renewals_state_is_known" CHECK ("renewals"."state" in ('on', 'off', 'past_due')),
	CONSTRAINT "renewals_plan_is_known" CHECK ("renewals"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "renewals_billing_period_is_known" CHECK ("renewals"."billing_period" in ('monthly', 'annually')),
	CONSTRAINT "renewals_currency_is_known" CHECK ("renewals"."currency" in ('RUB', 'BYN', 'USD', 'XTR'))
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"schedule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "report_recipients_schedule_id_user_id_channel_pk" PRIMARY KEY("schedule_id","user_id","channel"),
	CONSTRAINT "report_recipients_channel_is_known" CHECK ("report_recipients"."channel" in ('telegram', 'email'))
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"schedule_id" uuid NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_runs_schedule_id_period_from_period_to_pk" PRIMARY KEY("schedule_id","period_from","period_to")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"scope" jsonb NOT NULL,
	"every" text NOT NULL,
	"day" integer NOT NULL,
	"time" text NOT NULL,
	"password_hash" text,
	"armed_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_schedules_every_is_known" CHECK ("report_schedules"."every" in ('week', 'month')),
	CONSTRAINT "report_schedules_pause_is_known" CHECK ("report_schedules"."pause_reason" in ('person', 'nobody_reached', 'subject_gone')),
	CONSTRAINT "report_schedules_pause_is_told" CHECK (("report_schedules"."pause_reason" is null) = ("report_schedules"."paused_at" is null))
);
--> statement-breakpoint
CREATE TABLE "business_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resource_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_renditions" (
	"resource_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"need" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"mime_type" text DEFAULT '' NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_renditions_resource_id_file_id_need_pk" PRIMARY KEY("resource_id","file_id","need"),
	CONSTRAINT "resource_renditions_state_is_known" CHECK ("resource_renditions"."state" in ('making', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "resource_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"folder_id" uuid,
	"replaces_id" uuid,
	"resource_id" uuid,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"refusal" text,
	"expires_at" timestamp with time zone NOT NULL,
	"lock_token" uuid,
	"locked_until" timestamp with time zone,
	"is_lock_wanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_uploads_state_is_known" CHECK ("resource_uploads"."state" in ('uploading', 'checking', 'accepted', 'refused')),
	CONSTRAINT "resource_uploads_size_is_real" CHECK ("resource_uploads"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "resource_uses" (
	"kind" text NOT NULL,
	"used_by" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "resource_uses_kind_used_by_resource_id_pk" PRIMARY KEY("kind","used_by","resource_id"),
	CONSTRAINT "resource_uses_kind_is_known" CHECK ("resource_uses"."kind" in ('product', 'post', 'reel', 'comment', 'workspace'))
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"is_starter" boolean DEFAULT false NOT NULL,
	"folder_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"attribution" jsonb,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"placeholder" text,
	"composition" jsonb,
	"file_id" uuid NOT NULL,
	"thumbnail" text,
	"preview" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_starter_is_nobodys" CHECK ("resources"."is_starter" = ("resources"."workspace_id" is null)),
	CONSTRAINT "resources_kind_is_known" CHECK ("resources"."kind" in ('image', 'video', 'audio')),
	CONSTRAINT "resources_state_is_known" CHECK ("resources"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "resources_progress_is_percent" CHECK ("resources"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "workspace_storage" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"used_bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "workspace_storage_never_below_zero" CHECK ("workspace_storage"."used_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comment_reads" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reads_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"guest_name" text,
	"is_for_guests" boolean NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"media_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decision" text NOT NULL,
	"post_version" integer NOT NULL,
	"note" text,
	"user_id" uuid,
	"guest_name" text,
	"review_link_id" uuid,
	"content" jsonb NOT NULL,
	CONSTRAINT "post_decisions_decision_is_known" CHECK ("post_decisions"."decision" in ('approved', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"post_id" uuid,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"connection_ids" uuid[],
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"answers" integer DEFAULT 0 NOT NULL,
	"last_answer_at" timestamp with time zone,
	CONSTRAINT "review_links_token" UNIQUE("token_hash"),
	CONSTRAINT "review_links_scope_is_one" CHECK (("review_links"."post_id" is null) <> ("review_links"."from_at" is null) and ("review_links"."from_at" is null) = ("review_links"."to_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_by" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"auth_type" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_auth_type_is_known" CHECK ("sessions"."auth_type" in ('telegram', 'google'))
);
--> statement-breakpoint
CREATE TABLE "google_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"link_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_links_provider_is_known" CHECK ("sign_in_links"."provider" in ('telegram', 'google'))
);
--> statement-breakpoint
CREATE TABLE "telegram_init_data_uses" (
	"hash" text PRIMARY KEY NOT NULL,
	"device_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_rub_minor" integer NOT NULL,
	"price_byn_minor" integer NOT NULL,
	"price_usd_minor" integer NOT NULL,
	"price_stars" integer NOT NULL,
	CONSTRAINT "plans_one_of_a_name" UNIQUE("name"),
	CONSTRAINT "plans_name_is_known" CHECK ("plans"."name" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "plans_prices_are_positive" CHECK (least("plans"."price_rub_minor", "plans"."price_byn_minor", "plans"."price_usd_minor", "plans"."price_stars") > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_free_trial" boolean DEFAULT true NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_trials" (
	"mark" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "sign_ins_one_of_a_kind" UNIQUE("user_id","provider"),
	CONSTRAINT "sign_ins_provider_is_known" CHECK ("sign_ins"."provider" in ('telegram', 'google'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"photo_url" text,
	"time_zone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"selected_currency" text DEFAULT 'RUB' NOT NULL,
	"is_telegram_notifications_enabled" boolean DEFAULT true NOT NULL,
	"bot_blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_currency_is_known" CHECK ("users"."selected_currency" in ('RUB', 'BYN', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slots" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workers_kind_is_known" CHECK ("workers"."kind" in ('publisher', 'renderer'))
);
--> statement-breakpoint
CREATE TABLE "ownership_offers" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"to_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"is_approver" boolean NOT NULL,
	"connection_ids" uuid[],
	"note" text NOT NULL,
	"channel" text DEFAULT 'link' NOT NULL,
	"address" text,
	"delivery" text DEFAULT 'none' NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "workspace_invites_token" UNIQUE("token_hash"),
	CONSTRAINT "workspace_invites_role_is_known" CHECK ("workspace_invites"."role" in ('admin', 'editor', 'viewer')),
	CONSTRAINT "workspace_invites_channel_is_known" CHECK ("workspace_invites"."channel" in ('link', 'email', 'telegram')),
	CONSTRAINT "workspace_invites_delivery_is_known" CHECK ("workspace_invites"."delivery" in ('none', 'sending', 'sent', 'waiting', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_approver" boolean DEFAULT false NOT NULL,
	"connection_ids" uuid[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "workspace_members_role_is_known" CHECK ("workspace_members"."role" in ('owner', 'admin', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"personal_user_id" uuid,
	"brand_color" text,
	"picture_id" uuid,
	"logo_id" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_one_personal" UNIQUE("personal_user_id")
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visitors" ADD CONSTRAINT "affiliate_visitors_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_reservation_id_points_entries_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_group_id_analytics_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."analytics_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_groups" ADD CONSTRAINT "analytics_groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_points" ADD CONSTRAINT "metric_points_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_readings" ADD CONSTRAINT "metric_readings_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_feeds" ADD CONSTRAINT "automation_feeds_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_message_id_bot_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bot_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_edits_id_bot_messages_id_fk" FOREIGN KEY ("edits_id") REFERENCES "public"."bot_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_steps" ADD CONSTRAINT "demo_steps_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_failures" ADD CONSTRAINT "event_failures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_hooks" ADD CONSTRAINT "favourite_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chat_codes" ADD CONSTRAINT "group_chat_codes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chat_codes" ADD CONSTRAINT "group_chat_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_group_id_group_chats_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_bot_message_id_bot_messages_id_fk" FOREIGN KEY ("bot_message_id") REFERENCES "public"."bot_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_bot_message_id_bot_messages_id_fk" FOREIGN KEY ("bot_message_id") REFERENCES "public"."bot_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_balances" ADD CONSTRAINT "points_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_balance" FOREIGN KEY ("user_id","kind","period_start") REFERENCES "public"."points_balances"("user_id","kind","period_start") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_reservation" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_repeat_of_posts_id_fk" FOREIGN KEY ("repeat_of") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_approval_asked_by_users_id_fk" FOREIGN KEY ("approval_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_attempts" ADD CONSTRAINT "publish_attempts_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_events" ADD CONSTRAINT "target_events_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_events" ADD CONSTRAINT "target_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_sets" ADD CONSTRAINT "hashtag_sets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_imports" ADD CONSTRAINT "post_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_accounts" ADD CONSTRAINT "publisher_accounts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_settings" ADD CONSTRAINT "publisher_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_results" ADD CONSTRAINT "generation_results_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_results" ADD CONSTRAINT "generation_results_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_reservation_id_points_entries_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_folders" ADD CONSTRAINT "resource_folders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_folders" ADD CONSTRAINT "resource_folders_parent_id_resource_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_renditions" ADD CONSTRAINT "resource_renditions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_folder_id_resource_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."resource_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_replaces_id_resources_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_folder_id_resource_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."resource_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_storage" ADD CONSTRAINT "workspace_storage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_parent_id_post_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_review_link_id_review_links_id_fk" FOREIGN KEY ("review_link_id") REFERENCES "public"."review_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_flows" ADD CONSTRAINT "google_flows_link_hash_sign_in_links_hash_fk" FOREIGN KEY ("link_hash") REFERENCES "public"."sign_in_links"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_personal_user_id_users_id_fk" FOREIGN KEY ("personal_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_time" ON "activity_entries" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_entries_actor" ON "activity_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "activity_entries_age" ON "activity_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_open" ON "affiliate_payouts" USING btree ("affiliate_id","currency") WHERE "affiliate_payouts"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_shares_payment" ON "affiliate_shares" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "affiliate_shares_affiliate" ON "affiliate_shares" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_shares_referral" ON "affiliate_shares" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "affiliate_visitors_day" ON "affiliate_visitors" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_user" ON "affiliates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_code" ON "affiliates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_user" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_affiliate" ON "referrals" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "ai_requests_page" ON "ai_requests" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "ai_requests_of_user" ON "ai_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_by_day" ON "ai_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_reservation" ON "ai_requests" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ai_requests_running" ON "ai_requests" USING btree ("lease_until") WHERE "ai_requests"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_requests_one_at_a_time" ON "ai_requests" USING btree ("user_id") WHERE "ai_requests"."state" = 'running' and not "ai_requests"."is_automated";--> statement-breakpoint
CREATE UNIQUE INDEX "ai_requests_key" ON "ai_requests" USING btree ("workspace_id","user_id","key");--> statement-breakpoint
CREATE INDEX "analytics_group_members_subject" ON "analytics_group_members" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_groups_name" ON "analytics_groups" USING btree ("workspace_id","kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "report_links_workspace" ON "report_links" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "report_links_creator" ON "report_links" USING btree ("created_by") WHERE "report_links"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "report_links_expiry" ON "report_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_accounts_one_of_a_workspace" ON "analytics_accounts" USING btree ("workspace_id","network","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_accounts_connection" ON "analytics_accounts" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "metric_days_workspace" ON "metric_days" USING btree ("workspace_id","source","metric","day");--> statement-breakpoint
CREATE INDEX "metric_days_retention" ON "metric_days" USING btree ("network","day");--> statement-breakpoint
CREATE INDEX "metric_latest_sorted" ON "metric_latest" USING btree ("workspace_id","kind","metric","value","subject_id");--> statement-breakpoint
CREATE INDEX "metric_latest_account" ON "metric_latest" USING btree ("account_id","kind","metric","value");--> statement-breakpoint
CREATE INDEX "metric_subjects_next" ON "metric_subjects" USING btree ("next_at") WHERE "metric_subjects"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "metric_subjects_account" ON "metric_subjects" USING btree ("account_id","next_at");--> statement-breakpoint
CREATE INDEX "metric_subjects_workspace" ON "metric_subjects" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_subjects_work_item" ON "metric_subjects" USING btree ("work_item_id");--> statement-breakpoint
CREATE INDEX "network_usage_window" ON "network_usage" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_one_of_an_account" ON "work_items" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "work_items_page" ON "work_items" USING btree ("workspace_id","published_at","id");--> statement-breakpoint
CREATE INDEX "work_items_account" ON "work_items" USING btree ("account_id","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_target" ON "work_items" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "work_items_post" ON "work_items" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "work_items_reel" ON "work_items" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "automation_feeds_due" ON "automation_feeds" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "automation_items_order" ON "automation_items" USING btree ("automation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_moment" ON "automation_runs" USING btree ("automation_id","due_at") WHERE not "automation_runs"."is_manual";--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_key" ON "automation_runs" USING btree ("automation_id","key");--> statement-breakpoint
CREATE INDEX "automation_runs_page" ON "automation_runs" USING btree ("automation_id","due_at","id");--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("next_try_at") WHERE "automation_runs"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "automation_runs_workspace" ON "automation_runs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "automation_runs_actor" ON "automation_runs" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "automation_runs_reel" ON "automation_runs" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "automation_runs_post" ON "automation_runs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "automations_workspace" ON "automations" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "automations_author" ON "automations" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "automations_due" ON "automations" USING btree ("next_plan_at") WHERE "automations"."paused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "automations_uid" ON "automations" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "automations_key" ON "automations" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_inbox_number" ON "bot_inbox" USING btree ("chat_id","message_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_batch" ON "bot_inbox" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "bot_inbox_user" ON "bot_inbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_workspace" ON "bot_inbox" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_resource" ON "bot_inbox" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_age" ON "bot_inbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bot_actions_message" ON "bot_actions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "bot_actions_user" ON "bot_actions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_actions_workspace" ON "bot_actions" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_messages_key" ON "bot_messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "bot_messages_open" ON "bot_messages" USING btree ("chat_id","id") WHERE "bot_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "bot_messages_user" ON "bot_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_messages_edits" ON "bot_messages" USING btree ("edits_id");--> statement-breakpoint
CREATE INDEX "bot_messages_number" ON "bot_messages" USING btree ("chat_id","message_id");--> statement-breakpoint
CREATE INDEX "bot_messages_age" ON "bot_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_one_of_an_account" ON "connections" USING btree ("network","external_id");--> statement-breakpoint
CREATE INDEX "connections_workspace" ON "connections" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "connections_expiry" ON "connections" USING btree ("access_expires_at") WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "connections_checked" ON "connections" USING btree (coalesce("checked_at", "connected_at")) WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "connections_end" ON "connections" USING btree ((case when "is_renewable" then "refresh_expires_at" else "access_expires_at" end)) WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "handover_tickets_expiry" ON "handover_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "handover_tickets_session" ON "handover_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handover_tickets_workspace" ON "handover_tickets" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "handover_tickets_user" ON "handover_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_states_session" ON "oauth_states" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_states_workspace" ON "oauth_states" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "oauth_states_user" ON "oauth_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "download_complaints_age" ON "download_complaints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "download_slots_kind" ON "download_slots" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "event_failures_event" ON "event_failures" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_position" ON "events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "events_unsequenced" ON "events" USING btree ("id") WHERE "events"."position" is null;--> statement-breakpoint
CREATE INDEX "events_workspace" ON "events" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "events_personal" ON "events" USING btree ("subject_id","position") WHERE "events"."workspace_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_key" ON "events" USING btree ("key") WHERE "events"."key" is not null;--> statement-breakpoint
CREATE INDEX "export_links_user" ON "export_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "export_links_expiry" ON "export_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "group_chat_codes_user" ON "group_chat_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_chat_codes_workspace" ON "group_chat_codes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "group_chat_codes_expiry" ON "group_chat_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_chats_place" ON "group_chats" USING btree ("workspace_id","chat_id","thread_id");--> statement-breakpoint
CREATE INDEX "group_chats_chat" ON "group_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "group_chats_connected_by" ON "group_chats" USING btree ("connected_by");--> statement-breakpoint
CREATE UNIQUE INDEX "group_notices_key" ON "group_notices" USING btree ("group_id","key");--> statement-breakpoint
CREATE INDEX "group_notices_waiting" ON "group_notices" USING btree ("group_id") WHERE "group_notices"."handed_at" is null;--> statement-breakpoint
CREATE INDEX "group_notices_workspace" ON "group_notices" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "group_notices_bot_message" ON "group_notices" USING btree ("bot_message_id");--> statement-breakpoint
CREATE INDEX "group_notices_age" ON "group_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","party");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_bot_message" ON "notification_deliveries" USING btree ("bot_message_id");--> statement-breakpoint
CREATE INDEX "notification_settings_workspace" ON "notification_settings" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."is_shown";--> statement-breakpoint
CREATE INDEX "notifications_workspace" ON "notifications" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_promo" ON "orders" USING btree ("promo_code") WHERE "orders"."promo_code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_renewal_once" ON "orders" USING btree ("user_id","renews_end","attempt") WHERE "orders"."kind" = 'renewal';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once" ON "payment_webhooks" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_age" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_webhooks_waiting" ON "payment_webhooks" USING btree ("id") WHERE "payment_webhooks"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at") WHERE "refunds"."check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_unneeded_once" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" = 'unneeded';--> statement-breakpoint
CREATE INDEX "paid_periods_user" ON "paid_periods" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "paid_periods_end" ON "paid_periods" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "paid_periods_order" ON "paid_periods" USING btree ("order_id") WHERE "paid_periods"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_key" ON "points_entries" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_settled_once" ON "points_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "points_entries_balance_rows" ON "points_entries" USING btree ("user_id","kind","period_start");--> statement-breakpoint
CREATE INDEX "points_entries_workspace" ON "points_entries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "points_entries_open_reservations" ON "points_entries" USING btree ("expires_at") WHERE "points_entries"."type" = 'reserve' and "points_entries"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_targets_one_of_a_connection" ON "post_targets" USING btree ("post_id","connection_id");--> statement-breakpoint
CREATE INDEX "post_targets_next" ON "post_targets" USING btree ("next_at") WHERE "post_targets"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "post_targets_state" ON "post_targets" USING btree ("workspace_id","state","due_at");--> statement-breakpoint
CREATE INDEX "post_targets_unapproved" ON "post_targets" USING btree ("due_at") WHERE "post_targets"."state" = 'pending_approval';--> statement-breakpoint
CREATE INDEX "post_targets_connection" ON "post_targets" USING btree ("connection_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_idempotency" ON "posts" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_one_repetition" ON "posts" USING btree ("repeat_of","wall_time");--> statement-breakpoint
CREATE INDEX "posts_by_due" ON "posts" USING btree ("workspace_id","due_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_update" ON "posts" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_repeating" ON "posts" USING btree ("repeated_until") WHERE "posts"."repeat_rule" is not null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_approval_asker" ON "posts" USING btree ("approval_asked_by");--> statement-breakpoint
CREATE INDEX "posts_in_trash" ON "posts" USING btree ("workspace_id","deleted_at","id") WHERE "posts"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "publish_attempts_number" ON "publish_attempts" USING btree ("target_id","part","number");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_attempts_one_open" ON "publish_attempts" USING btree ("target_id","part") WHERE "publish_attempts"."state" not in ('rejected', 'absent');--> statement-breakpoint
CREATE INDEX "target_events_target" ON "target_events" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "target_events_actor" ON "target_events" USING btree ("actor_id") WHERE "target_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "presences_user" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "products_page" ON "products" USING btree ("workspace_id","is_archived","id");--> statement-breakpoint
CREATE INDEX "products_by_link" ON "products" USING btree ("workspace_id","link_key");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("workspace_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "hashtag_sets_name" ON "hashtag_sets" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE INDEX "posting_slots_workspace" ON "posting_slots" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rate_counters_age" ON "rate_counters" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "generation_results_resource" ON "generation_results" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "generations_page" ON "generations" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_reel" ON "generations" USING btree ("reel_id","id");--> statement-breakpoint
CREATE INDEX "generations_reservation" ON "generations" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "generations_served" ON "generations" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_ended" ON "generations" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "generations_made" ON "generations" USING btree ("workspace_id","fingerprint") WHERE "generations"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "generations" USING btree ("id") WHERE "generations"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "generations_leases" ON "generations" USING btree ("lease_until") WHERE "generations"."state" = 'rendering';--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_of_a_reel" ON "generations" USING btree ("workspace_id",coalesce("reel_id", '00000000-0000-0000-0000-000000000000'::uuid),"fingerprint") WHERE "generations"."state" in ('queued', 'rendering');--> statement-breakpoint
CREATE INDEX "reels_page" ON "reels" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "reels_author" ON "reels" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reels_key" ON "reels" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "reels_brand" ON "reels" USING btree ("workspace_id","updated_at","id") WHERE coalesce("reels"."form"->'brand'->>'colour', "reels"."form"->'brand'->>'logo') is not null;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_of_a_person" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("act_at") WHERE "renewals"."act_at" is not null;--> statement-breakpoint
CREATE INDEX "renewals_method" ON "renewals" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "report_recipients_user" ON "report_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_workspace" ON "report_schedules" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "report_schedules_creator" ON "report_schedules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_at") WHERE "report_schedules"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "business_requests_email" ON "business_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "business_requests_created" ON "business_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_number" ON "deletion_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "deletion_requests_email" ON "deletion_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deletion_requests_expiry" ON "deletion_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_folders_one_name" ON "resource_folders" USING btree ("workspace_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'::uuid),"sort_name");--> statement-breakpoint
CREATE INDEX "resource_folders_parent" ON "resource_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_workspace" ON "resource_uploads" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_user" ON "resource_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_folder" ON "resource_uploads" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_replaces" ON "resource_uploads" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_resource" ON "resource_uploads" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_expiry" ON "resource_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "resource_uses_resource" ON "resource_uses" USING btree ("resource_id","workspace_id");--> statement-breakpoint
CREATE INDEX "resource_uses_workspace" ON "resource_uses" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "resources_by_time" ON "resources" USING btree ("workspace_id","created_at","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_name" ON "resources" USING btree ("workspace_id","sort_name" collate "C","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_size" ON "resources" USING btree ("workspace_id","size","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_content" ON "resources" USING btree ("workspace_id","sha256") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_workspace" ON "resources" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "resources_by_folder" ON "resources" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "resources_by_tag" ON "resources" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "comment_reads_post" ON "comment_reads" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_comments_workspace" ON "post_comments" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "post_comments_parent" ON "post_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "post_comments_author" ON "post_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_decisions_post" ON "post_decisions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_decisions_workspace" ON "post_decisions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "post_decisions_user" ON "post_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_decisions_link" ON "post_decisions" USING btree ("review_link_id");--> statement-breakpoint
CREATE INDEX "review_links_workspace" ON "review_links" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "review_links_post" ON "review_links" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "review_links_author" ON "review_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "google_flows_link" ON "google_flows" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "google_flows_expiry" ON "google_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_user" ON "sign_in_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "telegram_init_data_uses_expiry" ON "telegram_init_data_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ownership_offers_receiver" ON "ownership_offers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_workspace" ON "workspace_invites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_author" ON "workspace_invites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "workspace_invites_address" ON "workspace_invites" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_members_one_owner" ON "workspace_members" USING btree ("workspace_id") WHERE "workspace_members"."role" = 'owner';--> statement-breakpoint
-- Functions and triggers

-- Deferred: the entries of a transaction are inserted one after another, and only together they balance.
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id"
    GROUP BY "currency" HAVING sum("amount") <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW."transaction_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT OR UPDATE ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
