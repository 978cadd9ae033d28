import { type Subject, subject } from './subject.js';

export const SECURITY: readonly Subject[] = [
  subject(
    'hacking',
    'cybersecurity',
    'ethical hacking, hacking, hackers, hacker, hack, ethical hacker, white hat, ceh, certified ethical hacker, hacking sikhna, haking, हैकिंग, एथिकल हैकिंग, hacker banna, hacker banne, hack karna, become hacker, legal hacking, hack seekhna, hacking kaise kare, kali hacking, password cracking, hacker kaise bane, keylogger, become ethical hacker, hacker kaise bante hain, hacking tools, hacking course, hacking and security, hack legally, legal hacker, ethical hack, hacker banana, wifi hacking aur, hacking basics, system hacking, hacking seekhni, cyber attack, attack and defence, termux, कंप्यूटर हैकिंग, हैकर, हैकर बनना',
  ),
  subject(
    'cybersecurity',
    '',
    'cyber security, cybersecurity, security, cyber, information security, infosec, network defence, cyber crime, internet security, साइबर सिक्योरिटी, साइबर सुरक्षा, cyber suraksha, security engineer, security plus, zero trust, cyber security analyst, security basics, cyber security course, comptia security, security plus certification, cissp, cism, threat intelligence, threat modeling, cyber security job, cyber expert, cyber security career, sc 200, isc2, cc certification, ctf, capture the flag',
  ),
  subject(
    'grc',
    'cybersecurity',
    'grc, iso 27001, risk and compliance, information security audit, security audit, isms',
  ),
  subject(
    'soc',
    'cybersecurity',
    'soc analyst, siem, splunk, security operations, security operation, blue team, soc, security monitoring, soc engineer, alert triage, wazuh, qradar, threat hunting, edr, security operations center, security operations centre, security analyst, security analyst job, security alerts, security log analysis, cyber defense analyst, cyber defence',
  ),
  subject(
    'cybersafety',
    'cybersecurity',
    'online safety, cyber safety, online fraud, phishing, online scam, online scams, scam, scams, safe online, password safety, passwords, digital safety, bank fraud, upi fraud, otp fraud, identity theft, security awareness, cyber thagi, online thagi, online privacy, fraud se bachna, cyber hygiene, bad links, suspicious links, clicking links, unknown links, whatsapp hack, account hacked, facebook account hack, online thagi se, fake calls, fake links, sextortion, kyc fraud, digital arrest, instagram hack, child safety online, safe internet, safe from fraud, thug, dhokha, thagi se bachna, thagi, online khatra, internet safety, scam se bachna, safe banking, online dhokha, safe phone use, elderly internet, hack hone se bachna, account safe, password manager, two factor, otp scam, loan app scam, cyber bullying, parental control, data privacy at home, privacy online, kids online safety, fraud se kaise bache, online safety for parents, protect from fraud, avoid scams, cyber awareness, cyber jagrukta, social media safety, mobile safe kaise rakhe, साइबर ठगी, ऑनलाइन ठगी, ऑनलाइन फ्रॉड, साइबर फ्रॉड, cybercrime, spam calls, scam calls, fraud calls, spam call, fake website, fake websites, fake app, fake apps, fake link, fake profile',
  ),
  subject(
    'pentest',
    'hacking cybersecurity',
    'penetration testing, pen testing, pentest, pentesting, pentester, metasploit, vulnerability assessment, vapt, red team, red teaming, exploit, oscp, privilege escalation, active directory attacks, vulnerability testing, security testing, vulnerability scanning, hack machines, ethical hacking lab, hack the box, tryhackme, penetration test, pen test, exploit development, buffer overflow, network pentest, web pentest, ejpt, active directory pentest, cobalt strike, kali pentest, ethical hacking advanced, va pt',
  ),
  subject('kali', 'hacking linux cybersecurity', 'kali, kali linux, parrot os'),
  subject(
    'websecurity',
    'hacking cybersecurity pentest',
    'web security, web application security, bug bounty, bug hunting, burp suite, owasp, sql injection, xss, web hacking, website hacking, cross site scripting, api security, website hack, bug bounties, find bugs, attacks on web, web attacks, web vulnerabilities, website security, secure website, hackerone, csrf, ssrf, web exploitation, website hack hone se bachana, secure my website, web app security, bug hunter, bug bounty hunter, web app pentest, owasp top 10, find security bugs, bugcrowd, web application hacking, protect my website, api hacking, security holes, security hole, security flaws, security flaw, security bugs, vulnerabilities, security vulnerabilities, website vulnerabilities, finding bugs, finding vulnerabilities, responsible disclosure',
  ),
  subject(
    'networksecurity',
    'cybersecurity hacking networking',
    'network security, firewall, wireshark, wifi hacking, wireless security, nmap, packet analysis, wifi hack, network scanning, intrusion detection, wireless hacking, wifi cracking, crack wifi, wifi attacks, wifi security, break into wifi, wifi password, secure network, packet sniffing, wireless attacks, who is on my wifi, connected to my wifi, wifi safe, wifi secure, keep neighbours off wifi, secure wifi, network attack, vpn, ids ips, ddos, firewall rules, router security, home network security, intrusion, palo alto, fortinet, fortigate, packet capture, wi fi security, network defender, snort, ccnp security, zscaler',
  ),
  subject(
    'forensics',
    'cybersecurity hacking',
    'forensics, digital forensics, cyber forensics, incident response, forensic investigation, computer forensics, recover deleted files, memory forensics, incident handling, digital evidence, deleted chats, deleted messages, recover deleted, deleted files, crime investigation, cyber crime investigation, evidence, police investigation, data recovery, log analysis, disk image, chain of custody, digital investigation, deleted data recover, mobile forensics, evidence collection, crime evidence, volatility memory, cyber crime cell, incident responder, dfir, log forensics, ftk, autopsy tool, encase, chfi, recover data, data recover karna',
  ),
  subject(
    'malware',
    'cybersecurity hacking',
    'malware, virus analysis, reverse engineering, ransomware, malware analysis',
  ),
  subject('cryptography', 'cybersecurity', 'cryptography, encryption, ciphers, public key'),
  subject('socialeng', 'hacking cybersecurity', 'social engineering'),
  subject(
    'osint',
    'cybersecurity socialeng',
    'osint, open source intelligence, find people online, where was this photo taken, geolocation, geo location, online investigation, image location, background check, investigate online',
  ),
  subject(
    'mobilesecurity',
    'hacking cybersecurity',
    'mobile security, android hacking, mobile hacking, phone hacking, app security, mobile app security, mobile pentesting',
  ),
  subject(
    'cloudsecurity',
    'cybersecurity cloud',
    'cloud security, aws security, secure aws, secure cloud, hacking cloud, cloud hacking, kubernetes security, container security, misconfiguration, iam',
  ),
  subject(
    'securecoding',
    'cybersecurity programming',
    'secure coding, devsecops, application security',
  ),
  subject(
    'networking',
    '',
    'computer networking, computer networks, ccna, cisco, routing switching, tcp ip, lan, ip addressing, network engineer, network administration, subnetting, network basics, internet works, internet actually work, bgp, lan wan, packet tracer, network setup, wifi setup, network cabling, data centre networks, data center networks, router setting, router setup, wifi setting, ethernet, vlan, ospf, network cables, network troubleshooting, ip address, dhcp, comptia network, n plus, network plus, network support, wan, network devices, internet kaise kaam karta hai, packet switching, dns, osi model, mpls, sd wan, wifi network, networking course, ccnp, home network, network technician, fiber optic, structured cabling, network admin, wifi router, network switch, routers, routers and switches, networking sikhna, routing and switching, juniper, rj45, नेटवर्किंग, lan cable crimping, wifi',
  ),
];
