CREATE TABLE "sign_in_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"link_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_flows_provider_is_known" CHECK ("sign_in_flows"."provider" in ('google', 'vk', 'yandex'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_moves" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_moves_provider_is_known" CHECK ("sign_in_moves"."provider" in ('telegram', 'google', 'vk', 'yandex'))
);
--> statement-breakpoint
ALTER TABLE "google_flows" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "google_flows" CASCADE;--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source_is_known";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_auth_type_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_flows" ADD CONSTRAINT "sign_in_flows_link_hash_sign_in_links_hash_fk" FOREIGN KEY ("link_hash") REFERENCES "public"."sign_in_links"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_moves" ADD CONSTRAINT "sign_in_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_moves" ADD CONSTRAINT "sign_in_moves_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_flows_link" ON "sign_in_flows" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expiry" ON "sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_moves_user" ON "sign_in_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_moves_from" ON "sign_in_moves" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "sign_in_moves_expiry" ON "sign_in_moves" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source_is_known" CHECK ("consents"."source" in ('telegram', 'google', 'vk', 'yandex', 'checkout', 'plan'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_auth_type_is_known" CHECK ("sessions"."auth_type" in ('telegram', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_provider_is_known" CHECK ("sign_in_links"."provider" in ('telegram', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_provider_is_known" CHECK ("sign_ins"."provider" in ('telegram', 'google', 'vk', 'yandex'));