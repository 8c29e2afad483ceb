CREATE TABLE "answer_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"code" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "answer_attempts_state_is_known" CHECK ("answer_attempts"."state" in ('open', 'sent', 'rejected', 'unknown', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "conversation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" uuid NOT NULL,
	"author_id" uuid,
	"rule_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"run_after" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_acts_kind_is_known" CHECK ("conversation_acts"."kind" in ('hide', 'show', 'delete', 'like')),
	CONSTRAINT "conversation_acts_state_is_known" CHECK ("conversation_acts"."state" in ('pending', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "conversation_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" uuid,
	"rule_id" uuid,
	"is_private" boolean NOT NULL,
	"text" text NOT NULL,
	"media_id" uuid,
	"key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"external_id" text,
	"sent_at" timestamp with time zone,
	"code" text,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_answers_state_is_known" CHECK ("conversation_answers"."state" in ('queued', 'submitting', 'sent', 'rejected', 'unknown', 'absent', 'needs_attention', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_accounts" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"is_on" boolean NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"cursor" jsonb,
	"is_whole" boolean DEFAULT false NOT NULL,
	"state" jsonb,
	"read_at" timestamp with time zone,
	"whole_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"woken_at" timestamp with time zone,
	"notices_hour" timestamp with time zone,
	"notices" integer DEFAULT 0 NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"notice" text,
	CONSTRAINT "conversation_accounts_network_is_known" CHECK ("conversation_accounts"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'vk', 'max', 'ok', 'dzen', 'rutube', 'vk_clips'))
);
--> statement-breakpoint
CREATE TABLE "conversation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"conversation_id" uuid,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"root_external_id" text NOT NULL,
	"parent_external_id" text,
	"author_external_id" text NOT NULL,
	"author_name" text,
	"author_handle" text,
	"is_ours" boolean NOT NULL,
	"text" text NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_liked" boolean DEFAULT false NOT NULL,
	"held" text DEFAULT 'none' NOT NULL,
	"url" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tone" text DEFAULT 'none' NOT NULL,
	"is_question" boolean DEFAULT false NOT NULL,
	"question_key" text,
	"is_backlog" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_items_kind_is_known" CHECK ("conversation_items"."kind" in ('comments', 'direct', 'mentions')),
	CONSTRAINT "conversation_items_tone_is_known" CHECK ("conversation_items"."tone" in ('good', 'bad', 'none')),
	CONSTRAINT "conversation_items_held_is_known" CHECK ("conversation_items"."held" in ('none', 'review', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "conversation_places" (
	"connection_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_places_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id"),
	CONSTRAINT "conversation_places_network_is_known" CHECK ("conversation_places"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'vk', 'max', 'ok', 'dzen', 'rutube', 'vk_clips')),
	CONSTRAINT "conversation_places_kind_is_known" CHECK ("conversation_places"."kind" in ('comments', 'direct'))
);
--> statement-breakpoint
CREATE TABLE "conversation_roots" (
	"connection_id" uuid NOT NULL,
	"root_external_id" text NOT NULL,
	"post_external_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_roots_connection_id_root_external_id_pk" PRIMARY KEY("connection_id","root_external_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"root_external_id" text NOT NULL,
	"person_external_id" text NOT NULL,
	"person_name" text,
	"person_handle" text,
	"post_id" uuid,
	"work_item_id" uuid,
	"state" text NOT NULL,
	"state_before" text,
	"is_spam" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"last_item_at" timestamp with time zone NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_is_ours" boolean DEFAULT false NOT NULL,
	"last_media" text,
	"is_question" boolean DEFAULT false NOT NULL,
	"tone" text DEFAULT 'none' NOT NULL,
	"held" text DEFAULT 'none' NOT NULL,
	"unanswered_since" timestamp with time zone,
	"first_asked_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"last_direct_at" timestamp with time zone,
	"window_ends_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"snoozed_until" timestamp with time zone,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_network_is_known" CHECK ("conversations"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'vk', 'max', 'ok', 'dzen', 'rutube', 'vk_clips')),
	CONSTRAINT "conversations_kind_is_known" CHECK ("conversations"."kind" in ('comments', 'direct', 'mentions')),
	CONSTRAINT "conversations_state_is_known" CHECK ("conversations"."state" in ('new', 'waiting', 'answered', 'hidden')),
	CONSTRAINT "conversations_tone_is_known" CHECK ("conversations"."tone" in ('good', 'bad', 'none')),
	CONSTRAINT "conversations_held_is_known" CHECK ("conversations"."held" in ('none', 'review', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"connection_id" uuid NOT NULL,
	"person_external_id" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"text" text NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_notes_connection_id_person_external_id_pk" PRIMARY KEY("connection_id","person_external_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_rule_hits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_key" text NOT NULL,
	"action" jsonb NOT NULL,
	"answer_id" uuid,
	"act_key" uuid,
	"before" jsonb NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_rule_hits_state_is_known" CHECK ("conversation_rule_hits"."state" in ('done', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "conversation_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"cap_per_hour" integer NOT NULL,
	"cap_per_day" integer NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"tried_version" integer,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "presences" DROP CONSTRAINT "presences_kind_is_known";--> statement-breakpoint
ALTER TABLE "answer_attempts" ADD CONSTRAINT "answer_attempts_answer_id_conversation_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."conversation_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_item_id_conversation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."conversation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_acts" ADD CONSTRAINT "conversation_acts_rule_id_conversation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."conversation_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_item_id_conversation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."conversation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_rule_id_conversation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."conversation_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_answers" ADD CONSTRAINT "conversation_answers_media_id_resources_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_accounts" ADD CONSTRAINT "conversation_accounts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_accounts" ADD CONSTRAINT "conversation_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_places" ADD CONSTRAINT "conversation_places_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_roots" ADD CONSTRAINT "conversation_roots_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rule_hits" ADD CONSTRAINT "conversation_rule_hits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rule_hits" ADD CONSTRAINT "conversation_rule_hits_rule_id_conversation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."conversation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rule_hits" ADD CONSTRAINT "conversation_rule_hits_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rule_hits" ADD CONSTRAINT "conversation_rule_hits_item_id_conversation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."conversation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rules" ADD CONSTRAINT "conversation_rules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_rules" ADD CONSTRAINT "conversation_rules_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_attempts_number" ON "answer_attempts" USING btree ("answer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_attempts_one_open" ON "answer_attempts" USING btree ("answer_id") WHERE "answer_attempts"."state" not in ('rejected', 'absent');--> statement-breakpoint
CREATE INDEX "conversation_acts_next" ON "conversation_acts" USING btree ("next_at") WHERE "conversation_acts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_acts_key" ON "conversation_acts" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "conversation_acts_item" ON "conversation_acts" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "conversation_acts_thread" ON "conversation_acts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_acts_connection" ON "conversation_acts" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "conversation_acts_author" ON "conversation_acts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversation_acts_rule" ON "conversation_acts" USING btree ("rule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_answers_key" ON "conversation_answers" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_answers_one_sending" ON "conversation_answers" USING btree ("conversation_id") WHERE "conversation_answers"."state" in ('submitting', 'unknown');--> statement-breakpoint
CREATE INDEX "conversation_answers_next" ON "conversation_answers" USING btree ("next_at") WHERE "conversation_answers"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_answers_thread" ON "conversation_answers" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_answers_item" ON "conversation_answers" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "conversation_answers_connection" ON "conversation_answers" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "conversation_answers_author" ON "conversation_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversation_answers_rule" ON "conversation_answers" USING btree ("rule_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_answers_media" ON "conversation_answers" USING btree ("media_id") WHERE "conversation_answers"."media_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title" ON "saved_answers" USING btree ("workspace_id","title");--> statement-breakpoint
CREATE INDEX "conversation_accounts_next" ON "conversation_accounts" USING btree ("next_at") WHERE "conversation_accounts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_accounts_workspace" ON "conversation_accounts" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_items_one" ON "conversation_items" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE INDEX "conversation_items_thread" ON "conversation_items" USING btree ("conversation_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "conversation_items_root" ON "conversation_items" USING btree ("connection_id","root_external_id");--> statement-breakpoint
CREATE INDEX "conversation_items_orphans" ON "conversation_items" USING btree ("connection_id","parent_external_id") WHERE "conversation_items"."conversation_id" is null;--> statement-breakpoint
CREATE INDEX "conversation_items_page" ON "conversation_items" USING btree ("workspace_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "conversation_items_questions" ON "conversation_items" USING btree ("workspace_id","happened_at") WHERE "conversation_items"."question_key" is not null;--> statement-breakpoint
CREATE INDEX "conversation_items_age" ON "conversation_items" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "conversation_places_found" ON "conversation_places" USING btree ("network","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_thread" ON "conversations" USING btree ("connection_id","kind","root_external_id","person_external_id");--> statement-breakpoint
CREATE INDEX "conversations_page" ON "conversations" USING btree ("workspace_id","last_item_at","id");--> statement-breakpoint
CREATE INDEX "conversations_state" ON "conversations" USING btree ("workspace_id","state","last_item_at","id");--> statement-breakpoint
CREATE INDEX "conversations_connection" ON "conversations" USING btree ("connection_id","last_item_at","id");--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING btree ("connection_id","person_external_id","last_item_at");--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assignee_id","last_item_at") WHERE "conversations"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_post" ON "conversations" USING btree ("post_id") WHERE "conversations"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_work_item" ON "conversations" USING btree ("work_item_id") WHERE "conversations"."work_item_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until") WHERE "conversations"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ("workspace_id","first_asked_at");--> statement-breakpoint
CREATE INDEX "conversations_labels" ON "conversations" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "person_notes_workspace" ON "person_notes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "person_notes_author" ON "person_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_rule_hits_item" ON "conversation_rule_hits" USING btree ("rule_id","item_id");--> statement-breakpoint
CREATE INDEX "conversation_rule_hits_person" ON "conversation_rule_hits" USING btree ("rule_id","person_key");--> statement-breakpoint
CREATE INDEX "conversation_rule_hits_page" ON "conversation_rule_hits" USING btree ("rule_id","at","id");--> statement-breakpoint
CREATE INDEX "conversation_rule_hits_workspace" ON "conversation_rule_hits" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "conversation_rule_hits_thread" ON "conversation_rule_hits" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_rule_hits_of_item" ON "conversation_rule_hits" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "conversation_rules_workspace" ON "conversation_rules" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "conversation_rules_author" ON "conversation_rules" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost'));--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_kind_is_known" CHECK ("presences"."kind" in ('post', 'reel', 'product', 'conversation'));