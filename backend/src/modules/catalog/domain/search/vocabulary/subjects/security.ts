import { type Subject, subject } from './subject.js';

export const SECURITY: readonly Subject[] = [
  subject(
    'hacking',
    'cybersecurity',
    'ethical hacking, hacking, hackers, hacker, hack, ethical hacker, white hat, ceh, certified ethical hacker, hacking sikhna, haking, हैकिंग, एथिकल हैकिंग, hacker banna, hacker banne, hack karna, become hacker, legal hacking, hack seekhna, hacking kaise kare, kali hacking, password cracking, hacker kaise bane, keylogger',
  ),
  subject(
    'cybersecurity',
    '',
    'cyber security, cybersecurity, security, cyber, information security, infosec, network defence, cyber crime, security analyst, soc analyst, internet security, security operations, साइबर सिक्योरिटी, साइबर सुरक्षा, cyber suraksha, security engineer, siem, security plus, threat hunting, blue team, zero trust',
  ),
  subject(
    'cybersafety',
    'cybersecurity',
    'online safety, cyber safety, online fraud, phishing, online scam, online scams, scam, scams, safe online, password safety, passwords, digital safety, bank fraud, upi fraud, otp fraud, identity theft, security awareness, cyber thagi, online thagi, online privacy, fraud se bachna, cyber hygiene, bad links, suspicious links, clicking links, unknown links, whatsapp hack, account hacked, facebook account hack, online thagi se, fake calls, fake links, sextortion, kyc fraud, digital arrest, instagram hack, child safety online, safe internet',
  ),
  subject(
    'pentest',
    'hacking cybersecurity',
    'penetration testing, pen testing, pentest, pentesting, pentester, metasploit, vulnerability assessment, vapt, red team, red teaming, exploit, oscp, privilege escalation, active directory attacks, vulnerability testing, security testing, vulnerability scanning, hack machines',
  ),
  subject('kali', 'hacking linux cybersecurity', 'kali, kali linux, parrot os'),
  subject(
    'websecurity',
    'hacking cybersecurity pentest',
    'web security, web application security, bug bounty, bug hunting, burp suite, owasp, sql injection, xss, web hacking, website hacking, cross site scripting, api security, website hack, bug bounties, find bugs, attacks on web, web attacks, web vulnerabilities, website security, secure website, hackerone, csrf, ssrf, web exploitation',
  ),
  subject(
    'networksecurity',
    'hacking cybersecurity networking',
    'network security, firewall, wireshark, wifi hacking, wireless security, nmap, packet analysis, wifi hack, network scanning, intrusion detection, wireless hacking, wifi cracking, crack wifi, wifi attacks, wifi security, break into wifi, wifi password, secure network, packet sniffing, wireless attacks',
  ),
  subject(
    'forensics',
    'cybersecurity hacking',
    'forensics, digital forensics, cyber forensics, incident response, forensic investigation, computer forensics, recover deleted files, memory forensics, incident handling, digital evidence, deleted chats, deleted messages, recover deleted, deleted files, crime investigation, cyber crime investigation, evidence, police investigation, data recovery, log analysis, disk image, chain of custody',
  ),
  subject(
    'malware',
    'hacking cybersecurity',
    'malware, virus analysis, reverse engineering, ransomware, malware analysis',
  ),
  subject('cryptography', 'cybersecurity', 'cryptography, encryption, ciphers, public key'),
  subject(
    'socialeng',
    'hacking cybersecurity',
    'social engineering, osint, open source intelligence',
  ),
  subject(
    'mobilesecurity',
    'hacking cybersecurity',
    'mobile security, android hacking, mobile hacking, phone hacking, app security, mobile app security, mobile pentesting',
  ),
  subject('cloudsecurity', 'cybersecurity cloud', 'cloud security'),
  subject(
    'securecoding',
    'cybersecurity programming',
    'secure coding, devsecops, application security',
  ),
  subject(
    'networking',
    '',
    'computer networking, computer networks, ccna, cisco, routing switching, router, switches, tcp ip, lan, ip addressing, network engineer, network administration, subnetting, network basics, internet works, internet actually work, bgp, lan wan, packet tracer, network setup, wifi setup, network cabling, data centre networks, data center networks, router setting, router setup, wifi setting, ethernet, vlan, ospf, network cables, network troubleshooting, ip address, nat, dhcp',
  ),
];
