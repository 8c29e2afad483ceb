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
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"is_free_trial" boolean DEFAULT true NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan_is_known" CHECK ("subscriptions"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "subscriptions_paid_ends" CHECK ("subscriptions"."plan" = 'FREE' or "subscriptions"."expires_at" is not null)
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_currency_is_known" CHECK ("users"."selected_currency" in ('RUB', 'BYN', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_one_personal" UNIQUE("personal_user_id")
);
--> statement-breakpoint
ALTER TABLE "points_balances" ADD CONSTRAINT "points_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_balance" FOREIGN KEY ("user_id","kind","period_start") REFERENCES "public"."points_balances"("user_id","kind","period_start") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_reservation" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_flows" ADD CONSTRAINT "google_flows_link_hash_sign_in_links_hash_fk" FOREIGN KEY ("link_hash") REFERENCES "public"."sign_in_links"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_personal_user_id_users_id_fk" FOREIGN KEY ("personal_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_key" ON "points_entries" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_settled_once" ON "points_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "points_entries_balance_rows" ON "points_entries" USING btree ("user_id","kind","period_start");--> statement-breakpoint
CREATE INDEX "points_entries_workspace" ON "points_entries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "points_entries_open_reservations" ON "points_entries" USING btree ("expires_at") WHERE "points_entries"."type" = 'reserve' and "points_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "google_flows_link" ON "google_flows" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "google_flows_expiry" ON "google_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_user" ON "sign_in_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "telegram_init_data_uses_expiry" ON "telegram_init_data_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_members_one_owner" ON "workspace_members" USING btree ("workspace_id") WHERE "workspace_members"."role" = 'owner';